CREATE TABLE `edition` (
	`id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`text` text NOT NULL,
	`code` text NOT NULL,
	`at` integer NOT NULL
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
--> statement-breakpoint
CREATE TABLE `announcement` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`start_date` integer NOT NULL,
	`end_date` integer NOT NULL,
	`no_expiry` integer NOT NULL,
	`published` integer NOT NULL,
	`promotion_type` text NOT NULL,
	`execution` text NOT NULL,
	`images` text NOT NULL,
	`readers` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `announcement_by_type` ON `announcement` (`merchant`,`type`,`start_date`);--> statement-breakpoint
CREATE TABLE `announcement_read` (
	`member_id` integer NOT NULL,
	`announcement_id` integer NOT NULL,
	`at` integer NOT NULL,
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
	`place` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `banner_by_group` ON `banner` (`merchant`,`group_name`,`place`);--> statement-breakpoint
CREATE TABLE `captcha` (
	`id` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE TABLE `favourite` (
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `node_id`)
);
--> statement-breakpoint
CREATE INDEX `favourite_by_time` ON `favourite` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `game` (
	`node_id` integer PRIMARY KEY NOT NULL,
	`game_type` text NOT NULL,
	`vendor` text NOT NULL,
	`classify` text NOT NULL,
	`search` text NOT NULL,
	`place` integer NOT NULL,
	`hot_rank` integer NOT NULL,
	`released_at` integer NOT NULL,
	`min_bet` integer NOT NULL,
	`lines` integer NOT NULL,
	`supported` integer NOT NULL,
	`free_play` integer NOT NULL,
	`launches` integer NOT NULL,
	`facts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `game_by_type` ON `game` (`game_type`,`vendor`,`place`);--> statement-breakpoint
CREATE INDEX `game_by_vendor` ON `game` (`vendor`,`place`);--> statement-breakpoint
CREATE INDEX `game_by_place` ON `game` (`place`);--> statement-breakpoint
CREATE INDEX `game_by_heat` ON `game` (`hot_rank`) WHERE hot_rank > 0;--> statement-breakpoint
CREATE TABLE `vendor` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`place` integer NOT NULL,
	`maintenance` integer NOT NULL,
	`icon` text NOT NULL,
	`lobby` text NOT NULL,
	`also_in` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `launch` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`token` text NOT NULL,
	`node_id` integer NOT NULL,
	`merchant` text NOT NULL,
	`language` text NOT NULL,
	`demo` integer NOT NULL,
	`back_url` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `launch_by_game` ON `launch` (`node_id`);--> statement-breakpoint
CREATE TABLE `round` (
	`id` text PRIMARY KEY NOT NULL,
	`bet` integer NOT NULL,
	`win` integer NOT NULL,
	`outcome` text NOT NULL,
	`multiple` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jackpot` (
	`vendor` text PRIMARY KEY NOT NULL,
	`base` integer NOT NULL,
	`per_second` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`title` text NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `winner` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account` text NOT NULL,
	`node_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `winner_by_time` ON `winner` (`at`);--> statement-breakpoint
CREATE TABLE `match` (
	`match_id` text PRIMARY KEY NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`facts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `match_by_start` ON `match` (`starts_at`);--> statement-breakpoint
CREATE TABLE `member` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`username` text NOT NULL,
	`password_hash` text NOT NULL,
	`type` integer NOT NULL,
	`nickname` text NOT NULL,
	`mobile` text NOT NULL,
	`email` text NOT NULL,
	`registered_at` integer NOT NULL,
	`upline` text NOT NULL,
	`vip_label` text NOT NULL,
	`avatar` text NOT NULL,
	`status` text NOT NULL,
	`non_member` integer NOT NULL,
	`first_time_login` integer NOT NULL,
	`live_model` integer NOT NULL,
	`password_changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_by_name` ON `member` (`merchant`,`username`);--> statement-breakpoint
CREATE INDEX `member_by_upline` ON `member` (`merchant`,`upline`) WHERE upline <> '';--> statement-breakpoint
CREATE TABLE `recent` (
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `node_id`)
);
--> statement-breakpoint
CREATE INDEX `recent_by_time` ON `recent` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `login_failure` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failure_by_subject` ON `login_failure` (`subject`,`at`);--> statement-breakpoint
CREATE TABLE `session` (
	`token` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`ip` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`idle_ms` integer NOT NULL,
	`trial` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `session_by_member` ON `session` (`member_id`);--> statement-breakpoint
CREATE INDEX `session_by_trial` ON `session` (`trial`,`ip`);--> statement-breakpoint
CREATE TABLE `country` (
	`code` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
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
CREATE TABLE `account` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner` text NOT NULL,
	`wallet` text NOT NULL,
	`balance` integer NOT NULL,
	CONSTRAINT "no_member_below_zero" CHECK(kind <> 'member' OR balance >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_by_owner` ON `account` (`kind`,`owner`,`wallet`);--> statement-breakpoint
CREATE TABLE `entry` (
	`movement_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`balance_after` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `entry_by_account` ON `entry` (`account_id`,`movement_id`);--> statement-breakpoint
CREATE TABLE `movement` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`type_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`from_account` integer NOT NULL,
	`to_account` integer NOT NULL,
	`remark` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `movement_key_unique` ON `movement` (`key`);