-- What visitors see has changed: every instance of the shop listens and forgets the answers that it keeps for them.
-- Not on stock: orders change it all the time, and only whether there is any (skus.in_stock) is told at once.

create function tell_visitors() returns trigger language plpgsql as $$
begin
  perform pg_notify('seen_by_visitors', '');
  return null;
end
$$;

do $$
declare
  seen text;
begin
  foreach seen in array array[
    'orgs', 'offices', 'states', 'countries', 'classes', 'brands', 'series', 'models', 'skus', 'sku_attributes', 'sku_images', 'part_numbers',
    'compatibilities', 'related_skus', 'expected_arrivals', 'promotions', 'promotion_prices'
  ] loop
    execute format(
      'create trigger %1$s_seen after insert or update or delete or truncate on %1$s
         for each statement execute function tell_visitors()', seen);
  end loop;
end
$$;
