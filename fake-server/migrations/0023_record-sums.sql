CREATE TABLE `bet_day` (
	`member_id` integer NOT NULL,
	`day` integer NOT NULL,
	`game_type` text NOT NULL,
	`status` text NOT NULL,
	`bets` integer NOT NULL,
	`stake` integer NOT NULL,
	`valid` integer NOT NULL,
	`win` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `game_type`, `status`)
);
--> statement-breakpoint
CREATE INDEX `bet_by_vendor` ON `bet` (`member_id`,`vendor`,`placed_at`);--> statement-breakpoint
-- Days are those of the merchants' calendar, five hours before UTC; play money is on no record.
CREATE TRIGGER `bet_day_of_added` AFTER INSERT ON `bet` WHEN new.wallet <> 'demo' BEGIN
	INSERT INTO `bet_day` VALUES (new.member_id, (new.placed_at + 18000000) / 86400000, new.game_type, new.status, 1, new.stake, new.valid, new.win)
	ON CONFLICT DO UPDATE SET bets = bets + 1, stake = stake + excluded.stake, valid = valid + excluded.valid, win = win + excluded.win;
END;
--> statement-breakpoint
CREATE TRIGGER `bet_day_of_deleted` AFTER DELETE ON `bet` WHEN old.wallet <> 'demo' BEGIN
	UPDATE `bet_day` SET bets = bets - 1, stake = stake - old.stake, valid = valid - old.valid, win = win - old.win
	WHERE member_id = old.member_id AND day = (old.placed_at + 18000000) / 86400000 AND game_type = old.game_type AND status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER `bet_day_of_changed` AFTER UPDATE OF member_id, wallet, game_type, stake, valid, win, status, placed_at ON `bet` BEGIN
	UPDATE `bet_day` SET bets = bets - 1, stake = stake - old.stake, valid = valid - old.valid, win = win - old.win
	WHERE old.wallet <> 'demo' AND member_id = old.member_id AND day = (old.placed_at + 18000000) / 86400000 AND game_type = old.game_type AND status = old.status;
	INSERT INTO `bet_day` SELECT new.member_id, (new.placed_at + 18000000) / 86400000, new.game_type, new.status, 1, new.stake, new.valid, new.win WHERE new.wallet <> 'demo'
	ON CONFLICT DO UPDATE SET bets = bets + 1, stake = stake + excluded.stake, valid = valid + excluded.valid, win = win + excluded.win;
END;
--> statement-breakpoint
INSERT INTO `bet_day` SELECT member_id, (placed_at + 18000000) / 86400000, game_type, status, count(*), sum(stake), sum(valid), sum(win) FROM `bet` WHERE wallet <> 'demo' GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE INDEX `entry_beside_bets` ON `entry` (`account_id`,`at`,`type_id`,`amount`) WHERE type_id NOT IN (5001, 5002, 5003, 4001, 4002, 4003);