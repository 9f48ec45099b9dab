-- Home asks for the orders that are under way, of a customer who may have a hundred thousand that are delivered.
create index orders_open on orders (customer_id) where status not in ('allDelivered', 'cancelled');
