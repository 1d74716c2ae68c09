CREATE TABLE `lottery_order` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`request_id` text NOT NULL,
	`place` integer NOT NULL,
	`digest` text NOT NULL,
	`node_id` integer NOT NULL,
	`prize_mode` text NOT NULL,
	`phases` integer NOT NULL,
	`winning_stop` integer NOT NULL,
	`placed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lottery_order_by_request` ON `lottery_order` (`member_id`,`request_id`,`place`);--> statement-breakpoint
CREATE TABLE `lotto_ticket` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`at` integer NOT NULL,
	`spent_at` integer
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_launch` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer,
	`token` text,
	`node_id` integer NOT NULL,
	`place` text,
	`merchant` text NOT NULL,
	`language` text NOT NULL,
	`demo` integer NOT NULL,
	`back_url` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_launch`("id", "member_id", "token", "node_id", "place", "merchant", "language", "demo", "back_url", "at") SELECT "id", "member_id", "token", "node_id", NULL, "merchant", "language", "demo", "back_url", "at" FROM `launch`;--> statement-breakpoint
DROP TABLE `launch`;--> statement-breakpoint
ALTER TABLE `__new_launch` RENAME TO `launch`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `launch_by_game` ON `launch` (`node_id`);