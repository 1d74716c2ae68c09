CREATE TABLE `promotion` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`rule` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `promotion_part` (
	`id` integer PRIMARY KEY NOT NULL,
	`reward_id` text NOT NULL,
	`promotion_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`label` text NOT NULL,
	`since` integer NOT NULL,
	`at` integer NOT NULL,
	`amount` integer NOT NULL,
	`turnover` integer NOT NULL,
	`expires_at` integer,
	`trans_id` text,
	`reason` text,
	`remark` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_part_reward_id_unique` ON `promotion_part` (`reward_id`);--> statement-breakpoint
CREATE INDEX `promotion_part_by_member` ON `promotion_part` (`member_id`,`at`);--> statement-breakpoint
CREATE INDEX `promotion_part_by_deposit` ON `promotion_part` (`trans_id`) WHERE trans_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `promotion_part_applying` ON `promotion_part` (`at`) WHERE label = 'applying';--> statement-breakpoint
ALTER TABLE `deposit` ADD `promotion_id` integer;--> statement-breakpoint
ALTER TABLE `deposit` ADD `bonus` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deposit` ADD `bonus_turnover` integer DEFAULT 0 NOT NULL;