CREATE TABLE `rebate_claim` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_no` text NOT NULL,
	`member_id` integer NOT NULL,
	`date` text NOT NULL,
	`turnover` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rebate_claim_order_no_unique` ON `rebate_claim` (`order_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `rebate_claim_by_day` ON `rebate_claim` (`member_id`,`date`);--> statement-breakpoint
CREATE INDEX `rebate_claim_by_member` ON `rebate_claim` (`member_id`,`at`);