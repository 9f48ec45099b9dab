-- What an order is placed with is called its checkout options. The version before knows the old column alone: while both answer, each
-- writes its own and reads what the other has written. A later version drops `wishes` and the trigger.
alter table quick_orders add column checkout_options jsonb;

create function same_checkout_options() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.checkout_options := coalesce(new.checkout_options, new.wishes);
  elsif new.checkout_options is not distinct from old.checkout_options then
    new.checkout_options := new.wishes;
  end if;
  new.wishes := new.checkout_options;
  return new;
end $$;

create trigger same_checkout_options before insert or update of wishes, checkout_options on quick_orders
  for each row execute function same_checkout_options();

update quick_orders set checkout_options = wishes;

alter table quick_orders
  add constraint quick_orders_checkout_options_check check (jsonb_typeof(checkout_options) = 'object') not valid;
alter table quick_orders validate constraint quick_orders_checkout_options_check;
alter table quick_orders alter column checkout_options set not null;

-- The name under which a browser keeps a draft of it stands on the page about cookies.
update declarations set body = replace(body::text, 'order-wishes', 'checkout-draft')::jsonb
 where type = 'cookies' and body::text like '%order-wishes%';
