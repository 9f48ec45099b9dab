-- Where a line that was put back, or took the place of another, stands: the id of the line that stood there before it.
-- A line without one stands where it was put in, by its own id; ids only grow, so nothing that is put in later comes before it.
alter table basket_lines add column place bigint check (place > 0);
