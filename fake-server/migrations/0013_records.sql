DROP INDEX `bet_by_member`;--> statement-breakpoint
CREATE INDEX `bet_by_member` ON `bet` (`member_id`,`placed_at`,`game_type`,`vendor`,`status`,`wallet`,`stake`,`valid`,`win`);--> statement-breakpoint
DROP INDEX `entry_by_account`;--> statement-breakpoint
ALTER TABLE `entry` ADD `at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `entry` ADD `type_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `entry` SET (`at`, `type_id`) = (SELECT `at`, `type_id` FROM `movement` WHERE `id` = `movement_id`);--> statement-breakpoint
CREATE INDEX `entry_by_account` ON `entry` (`account_id`,`at`,`movement_id`,`type_id`,`amount`);