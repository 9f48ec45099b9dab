-- What a change of an order's delivery took the place of, so that a document can say what was agreed before it. Changes of before have none.
alter table order_events drop constraint order_events_details_check;
alter table order_events add constraint order_events_details_check
  check (case when action in ('arrived', 'delayed') then details is not null
              else details is null or action = 'changeDelivery' end) not valid;
