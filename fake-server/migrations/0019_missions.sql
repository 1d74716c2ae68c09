CREATE TABLE `mission` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`measure` text NOT NULL,
	`game_types` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`claim_until` integer NOT NULL,
	`prizes` text NOT NULL,
	`closed` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mission_milestone` (
	`id` integer PRIMARY KEY NOT NULL,
	`mission_id` integer NOT NULL,
	`target` integer NOT NULL,
	`amount` integer NOT NULL,
	`multiple` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mission_milestone_by_mission` ON `mission_milestone` (`mission_id`,`target`);--> statement-breakpoint
CREATE TABLE `mission_standing` (
	`mission_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`value` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`mission_id`, `member_id`)
);
--> statement-breakpoint
CREATE INDEX `mission_standing_by_place` ON `mission_standing` (`mission_id`,"value" desc,`at`,`member_id`);--> statement-breakpoint
CREATE TABLE `reward` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`amount` integer NOT NULL,
	`multiple` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`claimed_at` integer,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reward_key_unique` ON `reward` (`key`);--> statement-breakpoint
CREATE INDEX `reward_by_member` ON `reward` (`member_id`,`ends_at`);--> statement-breakpoint
CREATE INDEX `reward_by_end` ON `reward` (`ends_at`);