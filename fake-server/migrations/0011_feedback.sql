CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`sender` text NOT NULL,
	`type` integer NOT NULL,
	`content` text NOT NULL,
	`at` integer NOT NULL,
	`answer` text,
	`answered_at` integer
);
--> statement-breakpoint
CREATE INDEX `feedback_by_member` ON `feedback` (`member_id`,`at`);