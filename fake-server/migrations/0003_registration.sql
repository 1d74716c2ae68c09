CREATE TABLE `registration` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`method` text NOT NULL,
	`url` text NOT NULL,
	`domain` text NOT NULL,
	`ip` text NOT NULL,
	`at` integer NOT NULL,
	`details` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `announcement` ADD `group_name` text DEFAULT '' NOT NULL;