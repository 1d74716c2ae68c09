DROP TRIGGER edition_merchant_insert;
--> statement-breakpoint
DROP TRIGGER edition_merchant_update;
--> statement-breakpoint
DROP TRIGGER edition_merchant_delete;
--> statement-breakpoint
DROP TRIGGER edition_flag_insert;
--> statement-breakpoint
DROP TRIGGER edition_flag_update;
--> statement-breakpoint
DROP TRIGGER edition_flag_delete;
--> statement-breakpoint
DROP TRIGGER edition_vendor_insert;
--> statement-breakpoint
DROP TRIGGER edition_vendor_update;
--> statement-breakpoint
DROP TRIGGER edition_vendor_delete;
--> statement-breakpoint
DROP TRIGGER edition_game_insert;
--> statement-breakpoint
DROP TRIGGER edition_game_update;
--> statement-breakpoint
DROP TRIGGER edition_game_delete;
--> statement-breakpoint
DROP INDEX `announcement_by_type`;--> statement-breakpoint
DROP INDEX `banner_by_group`;--> statement-breakpoint
DROP INDEX `game_by_vendor`;--> statement-breakpoint
DROP INDEX `game_by_place`;--> statement-breakpoint
ALTER TABLE `game` DROP COLUMN `search`;--> statement-breakpoint
DROP INDEX `winner_by_time`;--> statement-breakpoint
DROP INDEX `match_by_start`;--> statement-breakpoint
DROP INDEX `member_by_mobile`;--> statement-breakpoint
DROP INDEX `member_by_email`;--> statement-breakpoint
CREATE INDEX `member_by_mobile` ON `member` (`mobile`);--> statement-breakpoint
CREATE INDEX `member_by_email` ON `member` (`email`);