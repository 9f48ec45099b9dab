-- The newest orders of a customer, and of those that are over, without looking at all of them; with their site, so that nothing else is read to count
-- them. Those under way have `orders_under_way`: an index of all states would be taken for what is late or to be picked, too.
create index orders_newest on orders (customer_id, id desc) include (org_id);
create index orders_over on orders (status, id desc) include (org_id) where status in ('allDelivered', 'cancelled');
