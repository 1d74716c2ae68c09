CREATE TABLE `turnover_played` (
	`requirement_id` integer PRIMARY KEY NOT NULL,
	`valid` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `turnover_requirement_by_member`;--> statement-breakpoint
CREATE INDEX `turnover_requirement_by_time` ON `turnover_requirement` (`member_id`,`since`);--> statement-breakpoint
CREATE INDEX `bet_open_round` ON `bet` (`member_id`) WHERE status = 'open' AND due_at IS NULL;
--> statement-breakpoint
-- What is bet counts for the last requirement that was there when it was settled, and so for those before it; play money for none.
CREATE TRIGGER `turnover_of_added` AFTER INSERT ON `bet` WHEN new.valid > 0 AND new.wallet <> 'demo' BEGIN
	UPDATE `turnover_played` SET valid = valid + new.valid
	WHERE requirement_id = (SELECT id FROM `turnover_requirement` WHERE member_id = new.member_id AND since <= new.settled_at ORDER BY since DESC, id DESC LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER `turnover_of_deleted` AFTER DELETE ON `bet` WHEN old.valid > 0 AND old.wallet <> 'demo' BEGIN
	UPDATE `turnover_played` SET valid = valid - old.valid
	WHERE requirement_id = (SELECT id FROM `turnover_requirement` WHERE member_id = old.member_id AND since <= old.settled_at ORDER BY since DESC, id DESC LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER `turnover_of_changed` AFTER UPDATE OF member_id, wallet, valid, settled_at ON `bet` BEGIN
	UPDATE `turnover_played` SET valid = valid - old.valid
	WHERE old.valid > 0 AND old.wallet <> 'demo' AND requirement_id = (SELECT id FROM `turnover_requirement` WHERE member_id = old.member_id AND since <= old.settled_at ORDER BY since DESC, id DESC LIMIT 1);
	UPDATE `turnover_played` SET valid = valid + new.valid
	WHERE new.valid > 0 AND new.wallet <> 'demo' AND requirement_id = (SELECT id FROM `turnover_requirement` WHERE member_id = new.member_id AND since <= new.settled_at ORDER BY since DESC, id DESC LIMIT 1);
END;
--> statement-breakpoint
-- What was bet between a requirement and the next one of its member, reckoned from the bets themselves.
CREATE VIEW `turnover_reckoned` AS
SELECT id, member_id, since, (SELECT coalesce(sum(valid), 0) FROM `bet`
	WHERE bet.member_id = span.member_id AND valid > 0 AND wallet <> 'demo' AND settled_at >= since AND settled_at < until) AS valid
FROM (SELECT id, member_id, since, lead(since, 1, 9e15) OVER (PARTITION BY member_id ORDER BY since, id) AS until FROM `turnover_requirement`) AS span;
--> statement-breakpoint
-- A new requirement takes over from the one before it.
CREATE TRIGGER `turnover_from_added` AFTER INSERT ON `turnover_requirement` BEGIN
	INSERT INTO `turnover_played` SELECT id, valid FROM `turnover_reckoned`
	WHERE member_id = new.member_id AND since >= coalesce((SELECT max(since) FROM `turnover_requirement` WHERE member_id = new.member_id AND since < new.since), new.since)
	ON CONFLICT DO UPDATE SET valid = excluded.valid;
END;
--> statement-breakpoint
-- Only by hand: all of the member are reckoned anew.
CREATE TRIGGER `turnover_from_deleted` AFTER DELETE ON `turnover_requirement` BEGIN
	DELETE FROM `turnover_played` WHERE requirement_id = old.id;
	INSERT INTO `turnover_played` SELECT id, valid FROM `turnover_reckoned` WHERE member_id = old.member_id
	ON CONFLICT DO UPDATE SET valid = excluded.valid;
END;
--> statement-breakpoint
CREATE TRIGGER `turnover_from_changed` AFTER UPDATE OF id, member_id, since ON `turnover_requirement` BEGIN
	DELETE FROM `turnover_played` WHERE requirement_id = old.id;
	INSERT INTO `turnover_played` SELECT id, valid FROM `turnover_reckoned` WHERE member_id IN (old.member_id, new.member_id)
	ON CONFLICT DO UPDATE SET valid = excluded.valid;
END;
--> statement-breakpoint
INSERT INTO `turnover_played` SELECT id, valid FROM `turnover_reckoned`;
