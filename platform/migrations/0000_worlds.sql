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
	`created_at` time_integer NOT NULL,
	`at` time_integer NOT NULL,
	`active_at` time_integer,
	`ended_at` time_integer,
	`next_from` time_integer,
	`due_at` time_integer,
	`recall_from` time_integer
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
	`period_from` time_integer NOT NULL,
	`period_to` time_integer NOT NULL,
	`base` money_integer NOT NULL,
	`active` integer NOT NULL,
	`rate_type` text,
	`rate` integer,
	`amount` money_integer NOT NULL,
	`status` text NOT NULL,
	`paid_at` time_integer,
	`try_at` time_integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_payout_period` ON `contract_payout` (`contract_id`,`period_from`);--> statement-breakpoint
CREATE INDEX `contract_payout_owed` ON `contract_payout` (`try_at`) WHERE try_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `hour_play` (
	`hour` time_integer NOT NULL,
	`member_id` integer NOT NULL,
	`product` text NOT NULL,
	`valid` money_integer NOT NULL,
	`paid` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`hour`, `member_id`, `product`)
);
--> statement-breakpoint
CREATE TABLE `announcement` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`type` text NOT NULL,
	`group_name` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`start_date` time_integer NOT NULL,
	`end_date` time_integer NOT NULL,
	`no_expiry` integer NOT NULL,
	`published` integer NOT NULL,
	`promotion_type` text NOT NULL,
	`execution` text NOT NULL,
	`images` text NOT NULL,
	`readers` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `announcement_read` (
	`member_id` integer NOT NULL,
	`announcement_id` integer NOT NULL,
	`at` time_integer NOT NULL,
	PRIMARY KEY(`member_id`, `announcement_id`)
);
--> statement-breakpoint
CREATE TABLE `banner` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`group_name` text NOT NULL,
	`url` text NOT NULL,
	`title` text NOT NULL,
	`subtitle` text NOT NULL,
	`link` text NOT NULL,
	`sort_order` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bet` (
	`id` integer PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`member_id` integer NOT NULL,
	`wallet` text NOT NULL,
	`game_type` text NOT NULL,
	`vendor` text NOT NULL,
	`node_id` integer NOT NULL,
	`stake` money_integer NOT NULL,
	`valid` money_integer NOT NULL,
	`win` money_integer NOT NULL,
	`returned` money_integer NOT NULL,
	`status` text NOT NULL,
	`placed_at` time_integer NOT NULL,
	`settled_at` time_integer,
	`due_at` time_integer,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bet_ref_unique` ON `bet` (`ref`);--> statement-breakpoint
CREATE INDEX `bet_by_member` ON `bet` (`member_id`,`placed_at`,`game_type`,`vendor`,`status`,`wallet`,`stake`,`valid`,`win`,`returned`);--> statement-breakpoint
CREATE INDEX `bet_by_vendor` ON `bet` (`member_id`,`vendor`,`placed_at`);--> statement-breakpoint
CREATE INDEX `bet_counted` ON `bet` (`member_id`,`settled_at`,`game_type`,`wallet`,`valid`) WHERE valid > 0;--> statement-breakpoint
CREATE INDEX `bet_open_round` ON `bet` (`member_id`) WHERE status = 'open' AND due_at IS NULL;--> statement-breakpoint
CREATE INDEX `bet_due` ON `bet` (`due_at`) WHERE status = 'open' AND due_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `captcha` (
	`id` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`expires_at` time_integer NOT NULL,
	`used_at` time_integer
);
--> statement-breakpoint
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
	`at` time_integer NOT NULL,
	`read_at` time_integer,
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
	`created_at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `linked_identity` (
	`merchant` text NOT NULL,
	`subject` text NOT NULL,
	`member_id` integer NOT NULL,
	`linked_at` time_integer NOT NULL,
	PRIMARY KEY(`merchant`, `subject`)
);
--> statement-breakpoint
CREATE TABLE `spent_token` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deposit` (
	`id` integer PRIMARY KEY NOT NULL,
	`trans_id` text NOT NULL,
	`request_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`merchant` text NOT NULL,
	`mode` text NOT NULL,
	`vendor_id` text NOT NULL,
	`requested` money_integer NOT NULL,
	`fee` money_integer NOT NULL,
	`reimbursed` money_integer NOT NULL,
	`state` integer NOT NULL,
	`created_at` time_integer NOT NULL,
	`expires_at` time_integer NOT NULL,
	`state_at` time_integer NOT NULL,
	`reference` text NOT NULL,
	`ref_id` text NOT NULL,
	`payer_account` text NOT NULL,
	`reason` text,
	`remark` text NOT NULL,
	`promotion_id` integer,
	`bonus` money_integer DEFAULT 0 NOT NULL,
	`bonus_turnover` money_integer DEFAULT 0 NOT NULL,
	`pay_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposit_trans_id_unique` ON `deposit` (`trans_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `deposit_pay_id_unique` ON `deposit` (`pay_id`);--> statement-breakpoint
CREATE INDEX `deposit_by_member` ON `deposit` (`member_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `deposit_by_request` ON `deposit` (`member_id`,`request_id`);--> statement-breakpoint
CREATE INDEX `deposit_waiting` ON `deposit` (`expires_at`) WHERE state = 1;--> statement-breakpoint
CREATE INDEX `deposit_proved` ON `deposit` (`state_at`) WHERE state = 2;--> statement-breakpoint
CREATE TABLE `deposit_channel` (
	`merchant` text NOT NULL,
	`vendor_id` text NOT NULL,
	`mode` text NOT NULL,
	`sort_order` integer NOT NULL,
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
	`at` time_integer NOT NULL
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
CREATE TABLE `scratch_card` (
	`serial` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`pin` text NOT NULL,
	`amount` money_integer NOT NULL,
	`order_id` integer
);
--> statement-breakpoint
CREATE TABLE `dispute` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`bet_id` integer NOT NULL,
	`words` text NOT NULL,
	`at` time_integer NOT NULL,
	`state` text NOT NULL,
	`answer` text,
	`answered_at` time_integer
);
--> statement-breakpoint
CREATE INDEX `dispute_by_member` ON `dispute` (`member_id`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `dispute_waiting` ON `dispute` (`bet_id`) WHERE state = 'waiting';--> statement-breakpoint
CREATE TABLE `favourite` (
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	`at` time_integer NOT NULL,
	PRIMARY KEY(`member_id`, `node_id`)
);
--> statement-breakpoint
CREATE INDEX `favourite_by_time` ON `favourite` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`sender` text NOT NULL,
	`type` integer NOT NULL,
	`content` text NOT NULL,
	`at` time_integer NOT NULL,
	`images` text DEFAULT '[]' NOT NULL,
	`answer` text,
	`answered_at` time_integer
);
--> statement-breakpoint
CREATE INDEX `feedback_by_member` ON `feedback` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `game` (
	`node_id` integer PRIMARY KEY NOT NULL,
	`game_type` text NOT NULL,
	`vendor` text NOT NULL,
	`classify` text NOT NULL,
	`sort_order` integer NOT NULL,
	`hot_rank` integer NOT NULL,
	`released_at` time_integer NOT NULL,
	`min_bet` integer NOT NULL,
	`lines` integer NOT NULL,
	`supported` integer NOT NULL,
	`free_play` integer NOT NULL,
	`launches` integer NOT NULL,
	`return_permille` integer,
	`facts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `game_by_type` ON `game` (`game_type`,`vendor`,`sort_order`);--> statement-breakpoint
CREATE INDEX `game_by_heat` ON `game` (`hot_rank`) WHERE hot_rank > 0;--> statement-breakpoint
CREATE TABLE `vendor` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`sort_order` integer NOT NULL,
	`maintenance` integer NOT NULL,
	`icon` text NOT NULL,
	`lobby` text NOT NULL,
	`also_in` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `help_item` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category` text NOT NULL,
	`category_title` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `inbox_message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`at` time_integer NOT NULL,
	`read_at` time_integer,
	`deleted_at` time_integer
);
--> statement-breakpoint
CREATE INDEX `inbox_message_by_member` ON `inbox_message` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `launch` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer,
	`token` text,
	`node_id` integer NOT NULL,
	`target` text,
	`merchant` text NOT NULL,
	`language` text NOT NULL,
	`demo` integer NOT NULL,
	`back_url` text NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `launch_by_game` ON `launch` (`node_id`);--> statement-breakpoint
CREATE TABLE `account` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner` text NOT NULL,
	`wallet` text NOT NULL,
	`balance` money_integer NOT NULL,
	CONSTRAINT "no_member_below_zero" CHECK(kind <> 'member' OR balance >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_by_owner` ON `account` (`kind`,`owner`,`wallet`);--> statement-breakpoint
CREATE TABLE `entry` (
	`movement_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`amount` money_integer NOT NULL,
	`balance_after` money_integer NOT NULL,
	`at` time_integer DEFAULT 0 NOT NULL,
	`type_id` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `entry_by_account` ON `entry` (`account_id`,`at`,`movement_id`,`type_id`,`amount`);--> statement-breakpoint
CREATE INDEX `entry_beside_bets` ON `entry` (`account_id`,`at`,`type_id`,`amount`) WHERE type_id NOT IN (5001, 5002, 5003, 4001, 4002, 4003);--> statement-breakpoint
CREATE TABLE `movement` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`type_id` integer NOT NULL,
	`amount` money_integer NOT NULL,
	`from_account` integer NOT NULL,
	`to_account` integer NOT NULL,
	`remark` text NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `movement_key_unique` ON `movement` (`key`);--> statement-breakpoint
CREATE TABLE `jackpot` (
	`vendor` text PRIMARY KEY NOT NULL,
	`base` money_integer NOT NULL,
	`per_second` money_integer NOT NULL,
	`won_at` time_integer,
	`won_amount` money_integer,
	`winner` text
);
--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`title` text NOT NULL,
	`published_at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `winner` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account` text NOT NULL,
	`node_id` integer NOT NULL,
	`amount` money_integer NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lottery_order` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`request_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	`digest` text NOT NULL,
	`node_id` integer NOT NULL,
	`prize_mode` text NOT NULL,
	`phases` integer NOT NULL,
	`winning_stop` integer NOT NULL,
	`placed_at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lottery_order_by_request` ON `lottery_order` (`member_id`,`request_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `lotto_ticket` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`at` time_integer NOT NULL,
	`spent_at` time_integer
);
--> statement-breakpoint
CREATE TABLE `match` (
	`match_id` text PRIMARY KEY NOT NULL,
	`starts_at` time_integer NOT NULL,
	`ends_at` time_integer NOT NULL,
	`facts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `member` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`password_hash` text NOT NULL,
	`type` integer NOT NULL,
	`nickname` text NOT NULL,
	`mobile` text NOT NULL,
	`dialing_code` text DEFAULT '92' NOT NULL,
	`email` text NOT NULL,
	`registered_at` time_integer NOT NULL,
	`upline` text NOT NULL,
	`vip_label` text NOT NULL,
	`avatar` text NOT NULL,
	`status` text NOT NULL,
	`non_member` integer NOT NULL,
	`first_time_login` integer NOT NULL,
	`live_model` integer NOT NULL,
	`password_changed_at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_by_name` ON `member` (`merchant`,`username`);--> statement-breakpoint
CREATE INDEX `member_by_mobile` ON `member` (`mobile`);--> statement-breakpoint
CREATE INDEX `member_by_email` ON `member` (`email`);--> statement-breakpoint
CREATE INDEX `member_by_upline` ON `member` (`merchant`,`upline`) WHERE upline <> '';--> statement-breakpoint
CREATE TABLE `play_pause` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`since` time_integer NOT NULL,
	`until` time_integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `play_pause_by_member` ON `play_pause` (`member_id`,`until`);--> statement-breakpoint
CREATE TABLE `member_profile` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`birthday` text NOT NULL,
	`nickname_edited_at` time_integer
);
--> statement-breakpoint
CREATE TABLE `uploaded_picture` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`bytes` blob NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `uploaded_picture_name_unique` ON `uploaded_picture` (`name`);--> statement-breakpoint
CREATE TABLE `registration` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`method` text NOT NULL,
	`url` text NOT NULL,
	`domain` text NOT NULL,
	`ip` text NOT NULL,
	`at` time_integer NOT NULL,
	`details` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mission` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`measure` text NOT NULL,
	`game_types` text NOT NULL,
	`starts_at` time_integer NOT NULL,
	`ends_at` time_integer NOT NULL,
	`claim_until` time_integer NOT NULL,
	`prizes` text NOT NULL,
	`closed` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mission_milestone` (
	`id` integer PRIMARY KEY NOT NULL,
	`mission_id` integer NOT NULL,
	`target` integer NOT NULL,
	`amount` money_integer NOT NULL,
	`multiple` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mission_milestone_by_mission` ON `mission_milestone` (`mission_id`,`target`);--> statement-breakpoint
CREATE TABLE `mission_standing` (
	`mission_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`value` integer NOT NULL,
	`at` time_integer NOT NULL,
	PRIMARY KEY(`mission_id`, `member_id`)
);
--> statement-breakpoint
CREATE INDEX `mission_standing_by_place` ON `mission_standing` (`mission_id`,"value" desc,`at`,`member_id`);--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`credential_id` text NOT NULL,
	`user_handle` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`host` text NOT NULL,
	`name` text NOT NULL,
	`backed_up` integer NOT NULL,
	`added_at` time_integer NOT NULL,
	`last_used_at` time_integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credential_id_unique` ON `passkey` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkey_by_member` ON `passkey` (`member_id`);--> statement-breakpoint
CREATE TABLE `passkey_challenge` (
	`challenge` text PRIMARY KEY NOT NULL,
	`member_id` integer,
	`user_handle` text,
	`expires_at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payment_password` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`set_at` time_integer NOT NULL
);
--> statement-breakpoint
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
	`since` time_integer NOT NULL,
	`at` time_integer NOT NULL,
	`amount` money_integer NOT NULL,
	`turnover` money_integer NOT NULL,
	`expires_at` time_integer,
	`trans_id` text,
	`reason` text,
	`remark` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_part_reward_id_unique` ON `promotion_part` (`reward_id`);--> statement-breakpoint
CREATE INDEX `promotion_part_by_member` ON `promotion_part` (`member_id`,`at`);--> statement-breakpoint
CREATE INDEX `promotion_part_by_deposit` ON `promotion_part` (`trans_id`) WHERE trans_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `promotion_part_applying` ON `promotion_part` (`at`) WHERE label = 'applying';--> statement-breakpoint
CREATE TABLE `push_message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`link` text NOT NULL,
	`at` time_integer NOT NULL,
	`due_at` time_integer NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_message_once` ON `push_message` (`member_id`,`key`);--> statement-breakpoint
CREATE INDEX `push_message_due` ON `push_message` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE TABLE `push_setting` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`money` integer NOT NULL,
	`rewards` integer NOT NULL,
	`messages` integer NOT NULL,
	`lottery` integer NOT NULL,
	`quiet_from` integer,
	`quiet_until` integer
);
--> statement-breakpoint
CREATE TABLE `push_subscription` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`language` text NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscription_endpoint_unique` ON `push_subscription` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscription_by_member` ON `push_subscription` (`member_id`);--> statement-breakpoint
CREATE TABLE `rebate_claim` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_no` text NOT NULL,
	`member_id` integer NOT NULL,
	`date` text NOT NULL,
	`turnover` money_integer NOT NULL,
	`amount` money_integer NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rebate_claim_order_no_unique` ON `rebate_claim` (`order_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `rebate_claim_by_day` ON `rebate_claim` (`member_id`,`date`);--> statement-breakpoint
CREATE INDEX `rebate_claim_by_member` ON `rebate_claim` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `recent` (
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	`at` time_integer NOT NULL,
	PRIMARY KEY(`member_id`, `node_id`)
);
--> statement-breakpoint
CREATE INDEX `recent_by_time` ON `recent` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `reward` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`amount` money_integer NOT NULL,
	`multiple` integer NOT NULL,
	`issued_at` time_integer NOT NULL,
	`expires_at` time_integer NOT NULL,
	`claimed_at` time_integer,
	`ends_at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reward_key_unique` ON `reward` (`key`);--> statement-breakpoint
CREATE INDEX `reward_by_member` ON `reward` (`member_id`,`ends_at`);--> statement-breakpoint
CREATE INDEX `reward_by_end` ON `reward` (`ends_at`);--> statement-breakpoint
CREATE TABLE `play_limit` (
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`amount` integer,
	`pending_amount` integer,
	`pending_from` time_integer,
	PRIMARY KEY(`member_id`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `session_reminder` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`minutes` integer NOT NULL,
	`pending_minutes` integer,
	`pending_from` time_integer
);
--> statement-breakpoint
CREATE TABLE `security_answer` (
	`member_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`member_id`, `question_id`)
);
--> statement-breakpoint
CREATE TABLE `known_device` (
	`member_id` integer NOT NULL,
	`device_id` text NOT NULL,
	`agent` text NOT NULL,
	`ip` text NOT NULL,
	`first_at` time_integer NOT NULL,
	`last_at` time_integer NOT NULL,
	PRIMARY KEY(`member_id`, `device_id`)
);
--> statement-breakpoint
CREATE TABLE `login_failure` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failure_by_subject` ON `login_failure` (`subject`,`at`);--> statement-breakpoint
CREATE TABLE `session` (
	`token` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`ip` text NOT NULL,
	`created_at` time_integer NOT NULL,
	`seen_at` time_integer NOT NULL,
	`expires_at` time_integer NOT NULL,
	`idle_ms` integer NOT NULL,
	`trial` integer NOT NULL,
	`ended_at` time_integer
);
--> statement-breakpoint
CREATE INDEX `session_by_member` ON `session` (`member_id`);--> statement-breakpoint
CREATE INDEX `session_by_trial` ON `session` (`trial`,`ip`);--> statement-breakpoint
CREATE TABLE `slide_challenge` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`action` text NOT NULL,
	`language` text NOT NULL,
	`ip` text NOT NULL,
	`gap` integer NOT NULL,
	`scene` integer NOT NULL,
	`tries` integer NOT NULL,
	`created_at` time_integer NOT NULL,
	`output` text,
	`pass_token` text,
	`passed_at` time_integer,
	`used_at` time_integer
);
--> statement-breakpoint
CREATE TABLE `country` (
	`code` text PRIMARY KEY NOT NULL,
	`sort_order` integer NOT NULL,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `flag` (
	`merchant` text NOT NULL,
	`module_id` text NOT NULL,
	`enabled` integer NOT NULL,
	PRIMARY KEY(`merchant`, `module_id`)
);
--> statement-breakpoint
CREATE TABLE `merchant` (
	`code` text PRIMARY KEY NOT NULL,
	`brand` text NOT NULL,
	`currency` text NOT NULL,
	`currency_symbol` text NOT NULL,
	`settings` text NOT NULL,
	`promotions` text NOT NULL,
	`licence` text NOT NULL,
	`customer_service` text NOT NULL,
	`resources` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `affiliate_link` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`member_id` integer NOT NULL,
	`type` integer NOT NULL,
	`rates` text NOT NULL,
	`created_at` time_integer NOT NULL,
	`expires_at` time_integer,
	`removed_at` time_integer,
	`registered` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_link_code_unique` ON `affiliate_link` (`code`);--> statement-breakpoint
CREATE INDEX `affiliate_link_by_member` ON `affiliate_link` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `commission_due` (
	`day` day_integer NOT NULL,
	`merchant` text NOT NULL,
	PRIMARY KEY(`day`, `merchant`)
);
--> statement-breakpoint
CREATE TABLE `commission_paid` (
	`member_id` integer NOT NULL,
	`day` day_integer NOT NULL,
	`amount` money_integer NOT NULL,
	`at` time_integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `team_activity` (
	`agent_id` integer NOT NULL,
	`day` day_integer NOT NULL,
	`gap` integer NOT NULL,
	`members` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `day`, `gap`)
);
--> statement-breakpoint
CREATE TABLE `team_counted` (
	`id` integer PRIMARY KEY NOT NULL,
	`movement_id` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `team_figure` (
	`member_id` integer NOT NULL,
	`scope` integer NOT NULL,
	`day` day_integer NOT NULL,
	`product` text NOT NULL,
	`bets` integer DEFAULT 0 NOT NULL,
	`staked` money_integer DEFAULT 0 NOT NULL,
	`valid` money_integer DEFAULT 0 NOT NULL,
	`win` money_integer DEFAULT 0 NOT NULL,
	`commission` money_integer DEFAULT 0 NOT NULL,
	`deposit` money_integer DEFAULT 0 NOT NULL,
	`withdraw` money_integer DEFAULT 0 NOT NULL,
	`transfer_in` money_integer DEFAULT 0 NOT NULL,
	`transfer_out` money_integer DEFAULT 0 NOT NULL,
	`rebate` money_integer DEFAULT 0 NOT NULL,
	`reward` money_integer DEFAULT 0 NOT NULL,
	`income` money_integer DEFAULT 0 NOT NULL,
	`joined` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`member_id`, `scope`, `day`, `product`)
);
--> statement-breakpoint
CREATE TABLE `team_link` (
	`ancestor_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`depth` integer NOT NULL,
	PRIMARY KEY(`ancestor_id`, `depth`, `member_id`)
);
--> statement-breakpoint
CREATE INDEX `team_link_up` ON `team_link` (`member_id`,`depth`,`ancestor_id`);--> statement-breakpoint
CREATE TABLE `team_member` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`rates` text NOT NULL,
	`link_id` integer,
	`last_login_at` time_integer,
	`members` integer DEFAULT 0 NOT NULL,
	`direct` integer DEFAULT 0 NOT NULL,
	`agents` integer DEFAULT 0 NOT NULL,
	`balance` money_integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `turnover_requirement` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`reason` text NOT NULL,
	`reference` text NOT NULL,
	`amount` money_integer NOT NULL,
	`since` time_integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `turnover_requirement_reference_unique` ON `turnover_requirement` (`reference`);--> statement-breakpoint
CREATE INDEX `turnover_requirement_by_time` ON `turnover_requirement` (`member_id`,`since`);--> statement-breakpoint
CREATE TABLE `upload` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`purpose` text NOT NULL,
	`member_id` integer NOT NULL,
	`bytes` blob NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `upload_name_unique` ON `upload` (`name`);--> statement-breakpoint
CREATE INDEX `upload_by_member` ON `upload` (`member_id`,`at`);--> statement-breakpoint
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
	`amount` money_integer NOT NULL,
	`balance` money_integer NOT NULL,
	`at` time_integer NOT NULL,
	PRIMARY KEY(`vendor`, `tx_id`)
);
--> statement-breakpoint
CREATE INDEX `vendor_tx_by_bet` ON `vendor_tx` (`vendor`,`member_id`,`bet`);--> statement-breakpoint
CREATE TABLE `verification_code` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`purpose` text NOT NULL,
	`target` text NOT NULL,
	`owner` integer NOT NULL,
	`code` text NOT NULL,
	`ip` text NOT NULL,
	`sent_at` time_integer NOT NULL,
	`expires_at` time_integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_at` time_integer
);
--> statement-breakpoint
CREATE INDEX `verification_code_by_target` ON `verification_code` (`merchant`,`target`,`sent_at`);--> statement-breakpoint
CREATE INDEX `verification_code_by_ip` ON `verification_code` (`ip`,`sent_at`);--> statement-breakpoint
CREATE TABLE `vip_raise` (
	`member_id` integer NOT NULL,
	`level` integer NOT NULL,
	`at` time_integer NOT NULL,
	`bonus` money_integer NOT NULL,
	PRIMARY KEY(`member_id`, `level`)
);
--> statement-breakpoint
CREATE TABLE `vip_standing` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`turnover` money_integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `withdraw_card` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`merchant` text NOT NULL,
	`bank_code` text NOT NULL,
	`payee_name` text NOT NULL,
	`account_no` text NOT NULL,
	`added_at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `withdraw_card_by_member` ON `withdraw_card` (`member_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdraw_card_by_account` ON `withdraw_card` (`merchant`,`bank_code`,`account_no`);--> statement-breakpoint
CREATE TABLE `withdrawal` (
	`id` integer PRIMARY KEY NOT NULL,
	`ref_id` text NOT NULL,
	`request_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`amount` money_integer NOT NULL,
	`fee` money_integer NOT NULL,
	`card_id` integer NOT NULL,
	`bank_code` text NOT NULL,
	`payee_name` text NOT NULL,
	`account_no` text NOT NULL,
	`state` integer NOT NULL,
	`created_at` time_integer NOT NULL,
	`state_at` time_integer NOT NULL,
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
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `withdrawal_event_by_order` ON `withdrawal_event` (`order_id`);--> statement-breakpoint
CREATE TABLE `fair_seed` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`client_seed` text,
	`rounds` integer NOT NULL
);
--> statement-breakpoint
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
	`created_at` time_integer NOT NULL,
	`used_at` time_integer
);
--> statement-breakpoint
CREATE TABLE `gateway_payment` (
	`id` integer PRIMARY KEY NOT NULL,
	`pay_id` text NOT NULL,
	`trans_id` text NOT NULL,
	`merchant` text NOT NULL,
	`amount` money_integer NOT NULL,
	`expires_at` time_integer NOT NULL,
	`status` text NOT NULL,
	`ref_id` text NOT NULL,
	`callback_at` time_integer,
	`callbacks` integer NOT NULL,
	`returned` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_payment_pay_id_unique` ON `gateway_payment` (`pay_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_payment_trans_id_unique` ON `gateway_payment` (`trans_id`);--> statement-breakpoint
CREATE INDEX `gateway_payment_due` ON `gateway_payment` (`callback_at`) WHERE callback_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `staged_push` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`link` text NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staged_push_by_subscription` ON `staged_push` (`subscription_id`,`id`);--> statement-breakpoint
CREATE TABLE `staged_subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`text` text NOT NULL,
	`code` text NOT NULL,
	`at` time_integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_by_kind` ON `outbox` (`kind`,`recipient`);--> statement-breakpoint
CREATE TABLE `random_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`drawn` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `world_state` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
