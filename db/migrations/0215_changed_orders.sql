-- Staff change lines of an order that is placed: its event says what it was before, and a line may cost what staff have typed.
alter table order_events drop constraint order_events_details_check;
alter table order_events add constraint order_events_details_check
  check (case when action in ('arrived', 'delayed', 'changeLines') then details is not null
              else details is null or action = 'changeDelivery' end) not valid;
alter table order_lines drop constraint order_lines_price_source_check;
alter table order_lines add constraint order_lines_price_source_check
  check (price_source in ('list', 'customer', 'staff')) not valid;
-- What was cancelled counts at the prices of its lines: where a change lowers those, less is taken off than before.
alter table order_cancellations drop constraint order_cancellations_subtotal_check;
alter table order_cancellations drop constraint order_cancellations_discount_check;
