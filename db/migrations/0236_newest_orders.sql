-- The newest orders of a customer, and of a state, without looking at all of them; with their site, so that nothing else is read to count them.
create index orders_newest on orders (customer_id, id desc) include (org_id);
create index orders_state on orders (status, id desc) include (org_id);
