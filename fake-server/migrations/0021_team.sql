CREATE TABLE `affiliate_link` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`member_id` integer NOT NULL,
	`type` integer NOT NULL,
	`rates` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`removed_at` integer,
	`registered` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_link_code_unique` ON `affiliate_link` (`code`);--> statement-breakpoint
CREATE INDEX `affiliate_link_by_member` ON `affiliate_link` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `commission_due` (
	`day` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `commission_paid` (
	`member_id` integer NOT NULL,
	`day` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `team_activity` (
	`agent_id` integer NOT NULL,
	`day` integer NOT NULL,
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
	`day` integer NOT NULL,
	`product` text NOT NULL,
	`bets` integer DEFAULT 0 NOT NULL,
	`staked` integer DEFAULT 0 NOT NULL,
	`valid` integer DEFAULT 0 NOT NULL,
	`win` integer DEFAULT 0 NOT NULL,
	`commission` integer DEFAULT 0 NOT NULL,
	`deposit` integer DEFAULT 0 NOT NULL,
	`withdraw` integer DEFAULT 0 NOT NULL,
	`transfer_in` integer DEFAULT 0 NOT NULL,
	`transfer_out` integer DEFAULT 0 NOT NULL,
	`rebate` integer DEFAULT 0 NOT NULL,
	`reward` integer DEFAULT 0 NOT NULL,
	`income` integer DEFAULT 0 NOT NULL,
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
	`last_login_at` integer,
	`members` integer DEFAULT 0 NOT NULL,
	`direct` integer DEFAULT 0 NOT NULL,
	`agents` integer DEFAULT 0 NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL
);
