CREATE TABLE `outside_vendor` (
	`code` text PRIMARY KEY NOT NULL,
	`launch_url` text NOT NULL,
	`key_hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `vendor_tx` (
	`vendor` text NOT NULL,
	`tx_id` text NOT NULL,
	`kind` text NOT NULL,
	`member_id` integer NOT NULL,
	`wallet` text NOT NULL,
	`node_id` integer NOT NULL,
	`bet` text NOT NULL,
	`amount` integer NOT NULL,
	`balance` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`vendor`, `tx_id`)
);
--> statement-breakpoint
CREATE INDEX `vendor_tx_by_bet` ON `vendor_tx` (`vendor`,`member_id`,`bet`);