-- What waits for somebody to decide is counted whenever a person comes.
create index quick_orders_submitted on quick_orders (customer_id) where status = 'submitted';
