-- A union code is a number by which a product is found, whole or from its beginning; its ends are not looked for.
alter table part_numbers drop constraint part_numbers_kind_check;
alter table part_numbers
  add constraint part_numbers_kind_check
  check (kind in ('own', 'oem', 'short', 'ean', 'other', 'replaces', 'union')) not valid;
alter table part_numbers validate constraint part_numbers_kind_check;

create or replace function suffixes_of(kind text, normalised text) returns setof text language sql immutable as $$
  select substr(normalised, at)
    from generate_series(2, least(length(normalised) - 2, 30)) as at
   where kind not in ('own', 'ean', 'union')
  union all
  select digits
    from ltrim(normalised, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') as digits
   where kind = 'own' and length(digits) >= 3
$$;

-- Of codes of letters and digits, as `numberKeys` writes them; an import writes those with other signs.
insert into part_numbers (sku_id, kind, brand_id, raw, normalised, canonical, skeleton)
select s.id, 'union', s.brand_id, s.union_code, code, code, translate(code, 'OISB', '0158')
  from skus s cross join lateral upper(regexp_replace(s.union_code, '[ ./-]', '', 'g')) as code
 where s.union_code ~ '^[A-Za-z0-9 ./-]+$' and code <> ''
on conflict do nothing;
