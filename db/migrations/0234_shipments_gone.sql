-- Shipments of a state are listed by when they were begun; those in the house have `shipments_in_house`.
create index shipments_gone on shipments (status, id) where status in ('left', 'delivered', 'failed', 'cancelled');
