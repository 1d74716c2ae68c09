CREATE TABLE `member_profile` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`birthday` text NOT NULL,
	`nickname_edited_at` integer
);
--> statement-breakpoint
CREATE TABLE `uploaded_picture` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`bytes` blob NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `uploaded_picture_name_unique` ON `uploaded_picture` (`name`);--> statement-breakpoint
CREATE TABLE `deposit_limit` (
	`member_id` integer NOT NULL,
	`period` text NOT NULL,
	`amount` integer,
	`pending_amount` integer,
	`pending_from` integer,
	PRIMARY KEY(`member_id`, `period`)
);
--> statement-breakpoint
CREATE TABLE `play_pause` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `play_pause_by_member` ON `play_pause` (`member_id`,`until`);--> statement-breakpoint
CREATE TABLE `session_reminder` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`minutes` integer NOT NULL,
	`pending_minutes` integer,
	`pending_from` integer
);
--> statement-breakpoint
CREATE TABLE `payment_password` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`set_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `security_answer` (
	`member_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`member_id`, `question_id`)
);
