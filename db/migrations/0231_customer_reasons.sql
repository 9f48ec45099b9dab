-- What the customer reads of a hold by staff; `reason` is for staff alone. The next migration validates old rows, without a lock
-- against writes.
alter table order_events add column customer_reason text not null default '';
alter table order_events add constraint order_events_customer_reason_check
  check (customer_reason = '' or (action = 'hold' and length(customer_reason) <= 300)) not valid;
