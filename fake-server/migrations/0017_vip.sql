CREATE TABLE `settled_bet` (
	`bet_id` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `vip_raise` (
	`member_id` integer NOT NULL,
	`level` integer NOT NULL,
	`at` integer NOT NULL,
	`bonus` integer NOT NULL,
	PRIMARY KEY(`member_id`, `level`)
);
--> statement-breakpoint
CREATE TABLE `vip_standing` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`turnover` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bet_counted` ON `bet` (`member_id`,`settled_at`,`game_type`,`wallet`,`valid`) WHERE valid > 0;