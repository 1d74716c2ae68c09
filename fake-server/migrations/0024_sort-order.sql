ALTER TABLE `vendor` RENAME COLUMN `place` TO `sort_order`;--> statement-breakpoint
ALTER TABLE `game` RENAME COLUMN `place` TO `sort_order`;--> statement-breakpoint
ALTER TABLE `banner` RENAME COLUMN `place` TO `sort_order`;--> statement-breakpoint
ALTER TABLE `country` RENAME COLUMN `place` TO `sort_order`;--> statement-breakpoint
ALTER TABLE `deposit_channel` RENAME COLUMN `place` TO `sort_order`;--> statement-breakpoint
ALTER TABLE `lottery_order` RENAME COLUMN `place` TO `sort_order`;--> statement-breakpoint
ALTER TABLE `launch` RENAME COLUMN `place` TO `target`;
