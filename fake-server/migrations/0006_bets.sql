CREATE TABLE `bet` (
	`id` integer PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`member_id` integer NOT NULL,
	`wallet` text NOT NULL,
	`game_type` text NOT NULL,
	`vendor` text NOT NULL,
	`node_id` integer NOT NULL,
	`stake` integer NOT NULL,
	`valid` integer NOT NULL,
	`win` integer NOT NULL,
	`status` text NOT NULL,
	`placed_at` integer NOT NULL,
	`settled_at` integer,
	`due_at` integer,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bet_ref_unique` ON `bet` (`ref`);--> statement-breakpoint
CREATE INDEX `bet_by_member` ON `bet` (`member_id`,`placed_at`);--> statement-breakpoint
CREATE INDEX `bet_due` ON `bet` (`due_at`) WHERE status = 'open' AND due_at IS NOT NULL;--> statement-breakpoint
DROP TABLE `round`;