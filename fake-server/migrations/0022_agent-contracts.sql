CREATE TABLE `agent_contract` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`upline_id` integer,
	`kind` text NOT NULL,
	`product` text NOT NULL,
	`status` text NOT NULL,
	`asker` text,
	`tiers` text NOT NULL,
	`comp_period` text,
	`next_tiers` text,
	`created_at` integer NOT NULL,
	`at` integer NOT NULL,
	`active_at` integer,
	`ended_at` integer,
	`next_from` integer,
	`due_at` integer,
	`recall_from` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_contract_open` ON `agent_contract` (`member_id`,`kind`,`product`) WHERE status IN ('P', 'A', 'E', 'V');--> statement-breakpoint
CREATE INDEX `agent_contract_by_member` ON `agent_contract` (`member_id`,`kind`);--> statement-breakpoint
CREATE INDEX `agent_contract_by_upline` ON `agent_contract` (`upline_id`,`kind`);--> statement-breakpoint
CREATE INDEX `agent_contract_due` ON `agent_contract` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `agent_contract_hours` ON `agent_contract` (`member_id`) WHERE kind = 'hour' AND next_from IS NOT NULL;--> statement-breakpoint
CREATE INDEX `agent_contract_recall` ON `agent_contract` (`id`) WHERE recall_from IS NOT NULL;--> statement-breakpoint
CREATE INDEX `agent_contract_waiting` ON `agent_contract` (`at`) WHERE asker IS NOT NULL;--> statement-breakpoint
CREATE TABLE `contract_payout` (
	`id` integer PRIMARY KEY NOT NULL,
	`contract_id` integer NOT NULL,
	`period_from` integer NOT NULL,
	`period_to` integer NOT NULL,
	`base` integer NOT NULL,
	`active` integer NOT NULL,
	`rate_type` text,
	`rate` integer,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`paid_at` integer,
	`try_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_payout_period` ON `contract_payout` (`contract_id`,`period_from`);--> statement-breakpoint
CREATE INDEX `contract_payout_owed` ON `contract_payout` (`try_at`) WHERE try_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `hour_play` (
	`hour` integer NOT NULL,
	`member_id` integer NOT NULL,
	`product` text NOT NULL,
	`valid` integer NOT NULL,
	PRIMARY KEY(`hour`, `member_id`, `product`)
);
