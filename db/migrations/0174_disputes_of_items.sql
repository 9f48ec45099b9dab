-- A statement of a past day asks which items were disputed then, so by those that have ended, too.
create index item_disputes_item on item_disputes (item_id);
