-- Goods: pages in bands and stock by region, so that lists are narrowed and counted by both; what the attributes of a
-- class are called.

-- The bands of rules/catalogue.ts: 0 where no yield is known, 1 up to 1,000 pages … 6 above 20,000.
create function yield_band_of(pages integer) returns smallint language sql immutable parallel safe
  return case when pages is null then 0 else 1 + width_bucket(pages - 1, array[1000, 2500, 5000, 10000, 20000]) end::smallint;

-- Everything that rests on the one mark for all warehouses; it comes back below with a mark for each region.
drop trigger skus_counted_insert on skus;
drop trigger skus_counted_delete on skus;
drop trigger skus_counted_update on skus;
drop trigger skus_facet on skus;
drop view live_facets;
drop index skus_by_number, skus_by_name, skus_by_yield, skus_by_age,
           skus_facet_number, skus_facet_name, skus_facet_yield, skus_facet_age;

-- A reader is told of the warehouses of his region alone (specification sections 1 and 9). There are two regions.
alter table skus drop column in_stock;
alter table skus
  add column in_stock_eu boolean not null default false,  -- both kept by the trigger on stock
  add column in_stock_us boolean not null default false,
  add column in_stock boolean not null generated always as (in_stock_eu or in_stock_us) stored,
  add column yield_band smallint not null generated always as (yield_band_of(yield_pages)) stored;

create function stocked_regions(sku_ids integer[])
  returns table (sku_id integer, eu boolean, us boolean) language sql stable as $$
  select t.sku_id, coalesce(bool_or(w.region = 'EU' and k.on_hand > k.allocated), false),
         coalesce(bool_or(w.region = 'US' and k.on_hand > k.allocated), false)
    from unnest(sku_ids) as t (sku_id)
    left join stock k using (sku_id)
    left join warehouses w on w.code = k.warehouse
   group by t.sku_id
$$;

update skus s
   set in_stock_eu = r.eu, in_stock_us = r.us
  from stocked_regions(array(select distinct sku_id from stock where on_hand > allocated)) r
 where r.sku_id = s.id;

create or replace function keep_in_stock() returns trigger language plpgsql as $$
declare
  touched integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct sku_id) into touched from new_stock where on_hand > allocated;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct sku_id) into touched from old_stock where on_hand > allocated;
  else
    -- Not a join: nothing is known of the size of the two, and of a whole import they are large.
    select array_agg(distinct sku_id) into touched
      from (
        select sku_id, warehouse, on_hand > allocated from new_stock
        except
        select sku_id, warehouse, on_hand > allocated from old_stock
      ) changed;
  end if;
  if touched is null then
    return null;
  end if;

  perform 1 from skus where id = any (touched) order by id for no key update;
  update skus s
     set in_stock_eu = r.eu, in_stock_us = r.us
    from stocked_regions(touched) r
   where s.id = r.sku_id and (s.in_stock_eu, s.in_stock_us) is distinct from (r.eu, r.us);
  return null;
end
$$;

-- A facet has a band of yield, too, and counts what is in stock by region.
delete from facet_counts;
alter table facets
  drop constraint facets_class_id_brand_id_series_id_colour_key,
  drop column in_stock,
  add column yield_band smallint not null default 0,
  add column in_stock_eu integer not null default 0,
  add column in_stock_us integer not null default 0,
  add unique nulls not distinct (class_id, brand_id, series_id, colour, yield_band);
alter table facets alter column yield_band drop default;
alter table facet_counts
  drop column in_stock,
  add column in_stock_eu integer not null,
  add column in_stock_us integer not null;

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
     and colour = new.colour and yield_band = band;
  if new.facet_id is null then
    insert into facets (class_id, brand_id, series_id, colour, yield_band)
    values (new.class_id, new.brand_id, new.series_id, new.colour, band)
    on conflict (class_id, brand_id, series_id, colour, yield_band) do update set colour = excluded.colour
    returning id into new.facet_id;
  end if;
  return new;
end
$$;
create trigger skus_facet before insert or update of class_id, brand_id, series_id, colour, yield_pages, status on skus
  for each row execute function keep_facet();

update skus set yield_pages = yield_pages where facet_id is not null;
update facets f
   set skus = coalesce(c.skus, 0), in_stock_eu = coalesce(c.eu, 0), in_stock_us = coalesce(c.us, 0)
  from facets o
  left join (
    select facet_id, count(*) as skus, count(*) filter (where in_stock_eu) as eu, count(*) filter (where in_stock_us) as us
      from skus group by facet_id
  ) c on c.facet_id = o.id
 where f.id = o.id;
delete from facets where skus = 0;

create view live_facets as
  select f.id, f.class_id, f.brand_id, f.series_id, f.colour, f.yield_band, f.skus + coalesce(c.skus, 0) as skus,
         f.in_stock_eu + coalesce(c.in_stock_eu, 0) as in_stock_eu, f.in_stock_us + coalesce(c.in_stock_us, 0) as in_stock_us
    from facets f
    left join (
      select facet_id, sum(skus)::integer as skus, sum(in_stock_eu)::integer as in_stock_eu,
             sum(in_stock_us)::integer as in_stock_us
        from facet_counts group by facet_id
    ) c on c.facet_id = f.id;

create or replace function fold_facet_counts() returns void language plpgsql as $$
begin
  -- One at a time, or two would lock the same facets in different order.
  perform pg_advisory_xact_lock(7265403);
  with taken as (delete from facet_counts returning facet_id, skus, in_stock_eu, in_stock_us)
  update facets f
     set skus = f.skus + t.skus, in_stock_eu = f.in_stock_eu + t.eu, in_stock_us = f.in_stock_us + t.us
    from (
      select facet_id, sum(skus) as skus, sum(in_stock_eu) as eu, sum(in_stock_us) as us from taken group by facet_id
    ) t
   where f.id = t.facet_id and (t.skus <> 0 or t.eu <> 0 or t.us <> 0);
end
$$;

create or replace function count_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into facet_counts (facet_id, skus, in_stock_eu, in_stock_us)
    select facet_id, count(*), count(*) filter (where in_stock_eu), count(*) filter (where in_stock_us)
      from new_skus where facet_id is not null group by facet_id;
  else
    insert into facet_counts (facet_id, skus, in_stock_eu, in_stock_us)
    select facet_id, -count(*), -count(*) filter (where in_stock_eu), -count(*) filter (where in_stock_us)
      from old_skus where facet_id is not null group by facet_id;
  end if;
  return null;
end
$$;
create trigger skus_counted_insert after insert on skus
  referencing new table as new_skus for each statement execute function count_facets();
create trigger skus_counted_delete after delete on skus
  referencing old table as old_skus for each statement execute function count_facets();

create or replace function move_facet() returns trigger language plpgsql as $$
begin
  insert into facet_counts (facet_id, skus, in_stock_eu, in_stock_us)
  select facet_id, skus, eu, us
    from (values (old.facet_id, -1, -old.in_stock_eu::integer, -old.in_stock_us::integer),
                 (new.facet_id, 1, new.in_stock_eu::integer, new.in_stock_us::integer)) as c (facet_id, skus, eu, us)
   where facet_id is not null;
  return null;
end
$$;
create trigger skus_counted_update after update on skus for each row
  when (old.facet_id is distinct from new.facet_id or old.in_stock_eu <> new.in_stock_eu or old.in_stock_us <> new.in_stock_us)
  execute function move_facet();

create index skus_by_number on skus (number, id) include (facet_id, in_stock_eu, in_stock_us) where facet_id is not null;
create index skus_by_name on skus (name collate "C", id) include (facet_id, in_stock_eu, in_stock_us) where facet_id is not null;
create index skus_by_yield on skus (coalesce(yield_pages, 0) desc, id) include (facet_id, in_stock_eu, in_stock_us)
 where facet_id is not null;
create index skus_by_age on skus (created_at desc, id desc) include (facet_id, in_stock_eu, in_stock_us)
 where facet_id is not null;
create index skus_facet_number on skus (facet_id, number, id) include (in_stock_eu, in_stock_us);
create index skus_facet_name on skus (facet_id, name collate "C", id) include (in_stock_eu, in_stock_us);
create index skus_facet_yield on skus (facet_id, coalesce(yield_pages, 0) desc, id) include (in_stock_eu, in_stock_us);
create index skus_facet_age on skus (facet_id, created_at desc, id desc) include (in_stock_eu, in_stock_us);

-- What the attributes of a class are called; one that is not here is shown as it was imported.
create table class_attributes (
  class_id integer not null references classes,
  name     text not null check (name <> ''),  -- as in sku_attributes
  position smallint not null,
  name_en  text not null,
  name_de  text not null,
  name_it  text not null,
  name_fr  text not null,
  name_pl  text not null,
  primary key (class_id, name)
);
create trigger class_attributes_seen after insert or update or delete or truncate on class_attributes
  for each statement execute function tell_visitors();
