CREATE TABLE `chat_agent` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`name` text NOT NULL,
	`avatar` text NOT NULL,
	`from_hour` integer NOT NULL,
	`until_hour` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chat_line` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`sender` text NOT NULL,
	`words` text NOT NULL,
	`picture` text,
	`topic` text,
	`at` integer NOT NULL,
	`read_at` integer,
	`key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_line_key_unique` ON `chat_line` (`key`);--> statement-breakpoint
CREATE INDEX `chat_line_by_member` ON `chat_line` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `chat_visit` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`merchant` text NOT NULL,
	`language` text NOT NULL,
	`back_url` text NOT NULL,
	`header_color` text NOT NULL,
	`title` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `upload` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`purpose` text NOT NULL,
	`member_id` integer NOT NULL,
	`bytes` blob NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `upload_name_unique` ON `upload` (`name`);--> statement-breakpoint
CREATE INDEX `upload_by_member` ON `upload` (`member_id`,`at`);