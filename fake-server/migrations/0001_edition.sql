-- Counts every change of what answers are kept for; see kept-answers.ts.
INSERT INTO edition (id, number) VALUES (1, 0);
--> statement-breakpoint
CREATE TRIGGER edition_merchant_insert AFTER INSERT ON merchant BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_merchant_update AFTER UPDATE ON merchant BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_merchant_delete AFTER DELETE ON merchant BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_flag_insert AFTER INSERT ON flag BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_flag_update AFTER UPDATE ON flag BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_flag_delete AFTER DELETE ON flag BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_vendor_insert AFTER INSERT ON vendor BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_vendor_update AFTER UPDATE ON vendor BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_vendor_delete AFTER DELETE ON vendor BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_game_insert AFTER INSERT ON game BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_game_update AFTER UPDATE ON game BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
--> statement-breakpoint
CREATE TRIGGER edition_game_delete AFTER DELETE ON game BEGIN UPDATE edition SET number = number + 1 WHERE id = 1; END;
