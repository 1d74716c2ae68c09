CREATE TABLE `inbox_message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`at` integer NOT NULL,
	`read_at` integer,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `inbox_message_by_member` ON `inbox_message` (`member_id`,`at`);