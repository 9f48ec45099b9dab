-- Whether an order that only waits goes on from another warehouse where its goods come sooner there.
alter table orgs add column moves_waiting boolean not null default false;
alter table order_events drop constraint order_events_details_check;
alter table order_events add constraint order_events_details_check
  check (case when action in ('arrived', 'delayed', 'changeLines', 'changeWarehouse') then details is not null
              else details is null or action = 'changeDelivery' end) not valid;
