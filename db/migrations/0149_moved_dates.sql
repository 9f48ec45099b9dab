-- The day on which a customer was told last to expect what a line waits for. Until it moves that is the day of the order
-- (expected_on), so lines of before need no change: neither column is written, and no row has to be checked.
alter table order_lines
  add column moved_at timestamptz,  -- when the customer was told another day last
  add column moved_to date,         -- the day that they were told then; null where nobody knew one
  add column told_on  date generated always as (case when moved_at is null then expected_on else moved_to end) virtual,
  add constraint order_lines_moved_check check (moved_at is not null or moved_to is null) not valid;
