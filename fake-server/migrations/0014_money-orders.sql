CREATE TABLE `deposit` (
	`id` integer PRIMARY KEY NOT NULL,
	`trans_id` text NOT NULL,
	`request_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`merchant` text NOT NULL,
	`mode` text NOT NULL,
	`vendor_id` text NOT NULL,
	`requested` integer NOT NULL,
	`fee` integer NOT NULL,
	`reimbursed` integer NOT NULL,
	`state` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`state_at` integer NOT NULL,
	`reference` text NOT NULL,
	`ref_id` text NOT NULL,
	`payer_account` text NOT NULL,
	`reason` text,
	`remark` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposit_trans_id_unique` ON `deposit` (`trans_id`);--> statement-breakpoint
CREATE INDEX `deposit_by_member` ON `deposit` (`member_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `deposit_by_request` ON `deposit` (`member_id`,`request_id`);--> statement-breakpoint
CREATE INDEX `deposit_waiting` ON `deposit` (`expires_at`) WHERE state = 1;--> statement-breakpoint
CREATE INDEX `deposit_proved` ON `deposit` (`state_at`) WHERE state = 2;--> statement-breakpoint
CREATE TABLE `deposit_channel` (
	`merchant` text NOT NULL,
	`vendor_id` text NOT NULL,
	`mode` text NOT NULL,
	`place` integer NOT NULL,
	`min_vip` integer NOT NULL,
	`facts` text NOT NULL,
	PRIMARY KEY(`merchant`, `vendor_id`)
);
--> statement-breakpoint
CREATE TABLE `deposit_event` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`kind` text NOT NULL,
	`state` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deposit_event_by_order` ON `deposit_event` (`order_id`);--> statement-breakpoint
CREATE TABLE `deposit_picture` (
	`name` text PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`bytes` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deposit_picture_by_order` ON `deposit_picture` (`order_id`);--> statement-breakpoint
CREATE TABLE `gateway_payment` (
	`id` integer PRIMARY KEY NOT NULL,
	`pay_id` text NOT NULL,
	`order_id` integer NOT NULL,
	`status` text NOT NULL,
	`ref_id` text NOT NULL,
	`callback_at` integer,
	`callbacks` integer NOT NULL,
	`returned` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_payment_pay_id_unique` ON `gateway_payment` (`pay_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_payment_order_id_unique` ON `gateway_payment` (`order_id`);--> statement-breakpoint
CREATE INDEX `gateway_payment_due` ON `gateway_payment` (`callback_at`) WHERE callback_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `scratch_card` (
	`serial` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`pin` text NOT NULL,
	`amount` integer NOT NULL,
	`order_id` integer
);
--> statement-breakpoint
CREATE TABLE `turnover_requirement` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`reason` text NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `turnover_requirement_reference_unique` ON `turnover_requirement` (`reference`);--> statement-breakpoint
CREATE INDEX `turnover_requirement_by_member` ON `turnover_requirement` (`member_id`);--> statement-breakpoint
CREATE TABLE `withdraw_card` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`merchant` text NOT NULL,
	`bank_code` text NOT NULL,
	`payee_name` text NOT NULL,
	`account_no` text NOT NULL,
	`added_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `withdraw_card_by_member` ON `withdraw_card` (`member_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdraw_card_by_account` ON `withdraw_card` (`merchant`,`bank_code`,`account_no`);--> statement-breakpoint
CREATE TABLE `withdrawal` (
	`id` integer PRIMARY KEY NOT NULL,
	`ref_id` text NOT NULL,
	`request_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`card_id` integer NOT NULL,
	`bank_code` text NOT NULL,
	`payee_name` text NOT NULL,
	`account_no` text NOT NULL,
	`state` integer NOT NULL,
	`created_at` integer NOT NULL,
	`state_at` integer NOT NULL,
	`reason` text,
	`remark` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawal_ref_id_unique` ON `withdrawal` (`ref_id`);--> statement-breakpoint
CREATE INDEX `withdrawal_by_member` ON `withdrawal` (`member_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawal_by_request` ON `withdrawal` (`member_id`,`request_id`);--> statement-breakpoint
CREATE INDEX `withdrawal_under_way` ON `withdrawal` (`state_at`) WHERE state < 4;--> statement-breakpoint
CREATE TABLE `withdrawal_event` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`state` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `withdrawal_event_by_order` ON `withdrawal_event` (`order_id`);