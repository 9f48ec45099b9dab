-- Staff sort the orders of all customers by the day that was promised, and by what remains of their total.
create index orders_promised on orders (promised_on, id);
create index orders_remaining on orders ((total - cancelled_total) desc, id desc);
