-- A facet tells the maker's products and ours apart, so that lists are narrowed and counted by that, too.
drop view live_facets;
drop trigger skus_facet on skus;

alter table facets
  drop constraint facets_class_id_brand_id_series_id_colour_yield_band_key,
  add column own_make boolean not null default false,
  add unique nulls not distinct (class_id, brand_id, series_id, colour, yield_band, own_make);
alter table facets alter column own_make drop default;

create or replace function keep_facet() returns trigger language plpgsql as $$
declare
  band smallint := yield_band_of(new.yield_pages);  -- the column is made after this
begin
  if new.status = 'disabled' then
    new.facet_id := null;
    return new;
  end if;
  select id into new.facet_id
    from facets
   where class_id = new.class_id and brand_id = new.brand_id and series_id is not distinct from new.series_id
     and colour = new.colour and yield_band = band and own_make = new.own_make;
  if new.facet_id is null then
    insert into facets (class_id, brand_id, series_id, colour, yield_band, own_make)
    values (new.class_id, new.brand_id, new.series_id, new.colour, band, new.own_make)
    on conflict (class_id, brand_id, series_id, colour, yield_band, own_make) do update set colour = excluded.colour
    returning id into new.facet_id;
  end if;
  return new;
end
$$;
create trigger skus_facet before insert or update of class_id, brand_id, series_id, colour, yield_pages, own_make, status on skus
  for each row execute function keep_facet();

-- Those that are ours move; the triggers keep the counts.
update skus set own_make = own_make where own_make and facet_id is not null;

create view live_facets as
  select f.id, f.class_id, f.brand_id, f.series_id, f.colour, f.yield_band, f.own_make,
         f.skus + coalesce(c.skus, 0) as skus, f.in_stock_eu + coalesce(c.in_stock_eu, 0) as in_stock_eu,
         f.in_stock_us + coalesce(c.in_stock_us, 0) as in_stock_us
    from facets f
    left join (
      select facet_id, sum(skus)::integer as skus, sum(in_stock_eu)::integer as in_stock_eu,
             sum(in_stock_us)::integer as in_stock_us
        from facet_counts group by facet_id
    ) c on c.facet_id = f.id;
