-- What makes finding cost the same however many SKUs there are: counted facets, suffixes of numbers, words of names.

-- Own numbers are given here when a catalogue is imported that has none.
create sequence own_numbers start 100001;

create index part_numbers_canonical on part_numbers (canonical, sku_id);
create index part_numbers_normalised on part_numbers (normalised, sku_id);
create index part_numbers_skeleton on part_numbers (skeleton, sku_id);

-- A facet is what SKUs of one class, brand, series and colour have in common. A list is made of facets, so that totals
-- and counts never look at the SKUs themselves.
create table facets (
  id        integer generated always as identity primary key,
  class_id  integer not null references classes,
  brand_id  integer not null references brands,
  series_id integer references series,
  colour    text not null,
  skus      integer not null default 0,
  in_stock  integer not null default 0,
  unique nulls not distinct (class_id, brand_id, series_id, colour)
);

-- What has changed since the counts were last added up. Appended to, so that two orders never wait for each other.
create table facet_counts (
  facet_id integer not null references facets,
  skus     integer not null,
  in_stock integer not null
);
create index facet_counts_facet on facet_counts (facet_id);

create function fold_facet_counts() returns void language plpgsql as $$
begin
  -- One at a time, or two would lock the same facets in different order.
  perform pg_advisory_xact_lock(7265403);
  with taken as (delete from facet_counts returning facet_id, skus, in_stock)
  update facets f
     set skus = f.skus + t.skus, in_stock = f.in_stock + t.in_stock
    from (select facet_id, sum(skus) as skus, sum(in_stock) as in_stock from taken group by facet_id) t
   where f.id = t.facet_id and (t.skus <> 0 or t.in_stock <> 0);
end
$$;

create view live_facets as
  select f.id, f.class_id, f.brand_id, f.series_id, f.colour,
         f.skus + coalesce(c.skus, 0) as skus, f.in_stock + coalesce(c.in_stock, 0) as in_stock
    from facets f
    left join (select facet_id, sum(skus)::integer as skus, sum(in_stock)::integer as in_stock from facet_counts group by facet_id) c
      on c.facet_id = f.id;

-- Names as the search compares them: without signs, and with single spaces between the words and before the first.
alter table brands add column normalised text collate "C" not null
  generated always as (upper(regexp_replace(name, '[^[:alnum:]]', '', 'g'))) stored;
create index brands_normalised on brands (normalised);
alter table models add column spaced text collate "C" not null
  generated always as (' ' || upper(btrim(regexp_replace(name, '[^[:alnum:]]+', ' ', 'g')))) stored;
alter table models add column sku_count integer not null default 0;  -- kept by the trigger on compatibilities

-- Colours in the order of the trade: black first.
create function colour_rank(colour text) returns integer language sql immutable parallel safe
  return coalesce(array_position(array['K', 'C', 'M', 'Y', 'CMY', 'CMYK', 'KIT', ''], colour), 9);

alter table skus set (fillfactor = 85);
alter table skus
  add column facet_id integer references facets,          -- null: disabled, in no list
  add column short_name text not null default '',         -- the maker's short name such as 59A
  add column printers text[] not null default '{}',       -- the first three models by name; kept by the trigger on compatibilities
  add column printer_count integer not null default 0;

create function keep_facet() returns trigger language plpgsql as $$
begin
  if new.status = 'disabled' then
    new.facet_id := null;
    return new;
  end if;
  select id into new.facet_id
    from facets
   where class_id = new.class_id and brand_id = new.brand_id and series_id is not distinct from new.series_id
     and colour = new.colour;
  if new.facet_id is null then
    insert into facets (class_id, brand_id, series_id, colour)
    values (new.class_id, new.brand_id, new.series_id, new.colour)
    on conflict (class_id, brand_id, series_id, colour) do update set colour = excluded.colour
    returning id into new.facet_id;
  end if;
  return new;
end
$$;
create trigger skus_facet before insert or update of class_id, brand_id, series_id, colour, status on skus
  for each row execute function keep_facet();

create function count_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into facet_counts
    select facet_id, count(*), count(*) filter (where in_stock) from new_skus where facet_id is not null group by facet_id;
  else
    insert into facet_counts
    select facet_id, -count(*), -count(*) filter (where in_stock) from old_skus where facet_id is not null group by facet_id;
  end if;
  return null;
end
$$;
create trigger skus_counted_insert after insert on skus
  referencing new table as new_skus for each statement execute function count_facets();
create trigger skus_counted_delete after delete on skus
  referencing old table as old_skus for each statement execute function count_facets();

create function move_facet() returns trigger language plpgsql as $$
begin
  insert into facet_counts
  select facet_id, skus, in_stock
    from (values (old.facet_id, -1, -old.in_stock::integer), (new.facet_id, 1, new.in_stock::integer)) as c (facet_id, skus, in_stock)
   where facet_id is not null;
  return null;
end
$$;
create trigger skus_counted_update after update on skus for each row
  when (old.facet_id is distinct from new.facet_id or old.in_stock <> new.in_stock) execute function move_facet();

-- Every order of a list, once over all SKUs for wide filters and once by facet for narrow ones.
create index skus_by_number on skus (number, id) include (facet_id, in_stock) where facet_id is not null;
create index skus_by_name on skus (name collate "C", id) include (facet_id, in_stock) where facet_id is not null;
create index skus_by_yield on skus (coalesce(yield_pages, 0) desc, id) include (facet_id, in_stock) where facet_id is not null;
create index skus_by_age on skus (created_at desc, id desc) include (facet_id, in_stock) where facet_id is not null;
create index skus_facet_number on skus (facet_id, number, id) include (in_stock);
create index skus_facet_name on skus (facet_id, name collate "C", id) include (in_stock);
create index skus_facet_yield on skus (facet_id, coalesce(yield_pages, 0) desc, id) include (in_stock);
create index skus_facet_age on skus (facet_id, created_at desc, id desc) include (in_stock);
create index skus_replaced_by on skus (replaced_by) where replaced_by is not null;

create index list_prices_by_price on list_prices (price_list_id, unit_price, sku_id);
create index customer_prices_by_price on customer_prices (customer_id, unit_price, sku_id);

-- The SKUs as an array: a plan that was made while the table was empty must serve when it is full.
create function keep_printers() returns trigger language plpgsql as $$
declare
  sku_ids integer[] := array(select distinct sku_id from touched);
begin
  with fits as materialized (
    select sku_id, model_id from compatibilities where sku_id = any (sku_ids)
  ), named as materialized (
    select f.sku_id, (array_agg(m.name order by m.name))[1:3] as names, count(*) as count
      from fits f
      join models m on m.id = f.model_id
     group by f.sku_id
  )
  update skus s
     set printers = coalesce(n.names, '{}'), printer_count = coalesce(n.count, 0)
    from unnest(sku_ids) as t (sku_id)
    left join named n using (sku_id)
   where s.id = t.sku_id
     and (s.printer_count, s.printers) is distinct from (coalesce(n.count, 0), coalesce(n.names, '{}'));

  update models m
     set sku_count = m.sku_count + case when tg_op = 'INSERT' then t.count else -t.count end
    from (select model_id, count(*) as count from touched group by model_id) t
   where m.id = t.model_id;
  return null;
end
$$;
create trigger compatibilities_inserted after insert on compatibilities
  referencing new table as touched for each statement execute function keep_printers();
create trigger compatibilities_deleted after delete on compatibilities
  referencing old table as touched for each statement execute function keep_printers();

-- Every end of a number from three characters on, so that a part of a number is found by a range of an index. Of our
-- own numbers only what follows the prefix that all of them share.
create table number_suffixes (
  suffix text collate "C" not null,
  sku_id integer not null references skus on delete cascade,
  primary key (suffix, sku_id)
);
create index number_suffixes_sku on number_suffixes (sku_id);

create function suffixes_of(kind text, normalised text) returns setof text language sql immutable as $$
  select substr(normalised, at)
    from generate_series(2, least(length(normalised) - 2, 30)) as at
   where kind not in ('own', 'ean')
  union all
  select digits
    from ltrim(normalised, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') as digits
   where kind = 'own' and length(digits) >= 3
$$;

create function add_suffixes() returns trigger language plpgsql as $$
begin
  insert into number_suffixes (suffix, sku_id)
  select distinct s.suffix, n.sku_id
    from new_numbers n cross join lateral suffixes_of(n.kind, n.normalised) as s (suffix)
  on conflict do nothing;
  return null;
end
$$;
create function rebuild_suffixes() returns trigger language plpgsql as $$
begin
  delete from number_suffixes where sku_id in (select sku_id from old_numbers);
  insert into number_suffixes (suffix, sku_id)
  select distinct s.suffix, n.sku_id
    from part_numbers n cross join lateral suffixes_of(n.kind, n.normalised) as s (suffix)
   where n.sku_id in (select sku_id from old_numbers)
  on conflict do nothing;
  return null;
end
$$;
create trigger part_numbers_inserted after insert on part_numbers
  referencing new table as new_numbers for each statement execute function add_suffixes();
create trigger part_numbers_updated after update on part_numbers
  referencing old table as old_numbers for each statement execute function rebuild_suffixes();
create trigger part_numbers_deleted after delete on part_numbers
  referencing old table as old_numbers for each statement execute function rebuild_suffixes();

-- Words of names: letters only, at least three of them. Words that stand for a class, a colour or a brand are filters
-- of the search and not kept here, so the lists of the others stay short.
create table name_words (
  word   text collate "C" not null,
  sku_id integer not null references skus on delete cascade,
  primary key (word, sku_id)
);
create index name_words_sku on name_words (sku_id);

create table filter_words (
  word text collate "C" primary key
);

create function words_of(name text) returns setof text language sql stable as $$
  select distinct w.word
    from regexp_split_to_table(upper(name), '[^[:alpha:]]+') as w (word)
   where length(w.word) between 3 and 40 and not exists (select from filter_words f where f.word = w.word collate "C")
$$;

create function add_name_words() returns trigger language plpgsql as $$
begin
  insert into name_words (word, sku_id) select w.word, n.id from new_skus n cross join lateral words_of(n.name) as w (word);
  return null;
end
$$;
create trigger skus_words_insert after insert on skus
  referencing new table as new_skus for each statement execute function add_name_words();

create function renew_name_words() returns trigger language plpgsql as $$
begin
  delete from name_words where sku_id = new.id;
  insert into name_words (word, sku_id) select word, new.id from words_of(new.name) as word;
  return null;
end
$$;
create trigger skus_words_update after update on skus for each row
  when (old.name <> new.name) execute function renew_name_words();
