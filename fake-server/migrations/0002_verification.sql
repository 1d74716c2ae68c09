CREATE TABLE `cloud_phone` (
	`session_info` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`target` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cloud_sign_in` (
	`code` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`provider` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`code_challenge` text NOT NULL,
	`nonce` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE TABLE `linked_identity` (
	`merchant` text NOT NULL,
	`subject` text NOT NULL,
	`member_id` integer NOT NULL,
	`linked_at` integer NOT NULL,
	PRIMARY KEY(`merchant`, `subject`)
);
--> statement-breakpoint
CREATE TABLE `spent_token` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `known_device` (
	`member_id` integer NOT NULL,
	`device_id` text NOT NULL,
	`agent` text NOT NULL,
	`ip` text NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `device_id`)
);
--> statement-breakpoint
CREATE TABLE `slide_challenge` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`action` text NOT NULL,
	`language` text NOT NULL,
	`ip` text NOT NULL,
	`gap` integer NOT NULL,
	`scene` integer NOT NULL,
	`tries` integer NOT NULL,
	`created_at` integer NOT NULL,
	`output` text,
	`pass_token` text,
	`passed_at` integer,
	`used_at` integer
);
--> statement-breakpoint
CREATE TABLE `verification_code` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`purpose` text NOT NULL,
	`target` text NOT NULL,
	`owner` integer NOT NULL,
	`code` text NOT NULL,
	`ip` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `verification_code_by_target` ON `verification_code` (`merchant`,`target`,`sent_at`);--> statement-breakpoint
CREATE INDEX `verification_code_by_ip` ON `verification_code` (`ip`,`sent_at`);--> statement-breakpoint
ALTER TABLE `member` ADD `dialing_code` text DEFAULT '92' NOT NULL;--> statement-breakpoint
CREATE INDEX `member_by_mobile` ON `member` (`merchant`,`mobile`);--> statement-breakpoint
CREATE INDEX `member_by_email` ON `member` (`merchant`,`email`);