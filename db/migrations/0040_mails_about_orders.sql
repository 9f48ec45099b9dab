-- The order whose document goes with a mail; it is made when the mail is sent.
alter table mails add column order_id bigint references orders;
create index mails_order on mails (order_id) where order_id is not null;
