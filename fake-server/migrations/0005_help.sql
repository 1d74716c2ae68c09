CREATE TABLE `help_item` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category` text NOT NULL,
	`category_title` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL
);
