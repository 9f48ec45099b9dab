-- What is sold and what it fits.

create table classes (
  id      integer primary key,
  kind    text not null unique check (kind in ('toner', 'kit', 'ink', 'drum', 'label', 'furniture')),
  name_en text not null,
  name_de text not null,
  name_it text not null,
  name_fr text not null,
  name_pl text not null
);

create table brands (
  id   integer generated always as identity primary key,
  name text not null unique check (name <> '')
);

create table series (
  id       integer generated always as identity primary key,
  brand_id integer not null references brands,
  name     text not null check (name <> ''),
  unique (brand_id, name)
);

-- Printer models.
create table models (
  id         integer generated always as identity primary key,
  brand_id   integer not null references brands,
  series_id  integer not null references series,
  name       text not null unique check (name <> ''),
  normalised text collate "C" not null,  -- letters and digits only, upper case; see rules/part-number.ts
  technology text not null check (technology in ('laser', 'inkjet', 'label')),
  colour     text not null check (colour in ('mono', 'colour'))
);
create index models_series on models (series_id, name);
create index models_normalised on models using gin (normalised gin_trgm_ops);

create table skus (
  id              integer generated always as identity primary key,
  number          text collate "C" not null unique check (number <> ''),  -- our own number, Aster#
  class_id        integer not null references classes,
  brand_id        integer not null references brands,
  series_id       integer references series,
  oem_code        text collate "C" not null default '',
  name            text not null check (name <> ''),
  description     text not null default '',
  colour          text not null default '',
  yield_pages     integer check (yield_pages > 0),
  yield_standard  text,
  own_make        boolean not null default false,  -- our compatible: it replaces the OEM number, it is not it
  union_code      text,
  box_barcode     text,
  product_barcode text,
  weight_grams    integer not null default 0 check (weight_grams >= 0),
  status          text not null default 'active' check (status in ('active', 'disabled', 'announced')),
  replaced_by     integer references skus,
  in_stock        boolean not null default false,  -- kept by the trigger on stock
  created_at      timestamptz not null default now(),
  check (yield_pages is not null or yield_standard is null)
);

create table sku_attributes (
  sku_id integer not null references skus on delete cascade,
  name   text not null,
  value  text not null,
  primary key (sku_id, name)
);

create table part_numbers (
  sku_id     integer not null references skus on delete cascade,
  kind       text not null check (kind in ('own', 'oem', 'short', 'ean', 'other', 'replaces')),  -- replaces: an original's number on our compatible
  brand_id   integer references brands,
  raw        text not null check (raw <> ''),
  normalised text collate "C" not null,  -- letters and digits only, upper case
  canonical  text collate "C" not null,  -- without the maker's optional parts (leading zeros, AA tail, C13 prefix)
  skeleton   text collate "C" not null,  -- canonical with 0/O 1/I 5/S 8/B folded
  primary key (sku_id, kind, normalised)
);

create table compatibilities (
  sku_id   integer not null references skus on delete cascade,
  model_id integer not null references models,
  primary key (sku_id, model_id)
);
create index compatibilities_model on compatibilities (model_id, sku_id);

create table related_skus (
  sku_id     integer not null references skus on delete cascade,
  related_id integer not null references skus on delete cascade,
  kind       text not null check (kind in ('bought_together', 'hot')),
  position   smallint not null default 0,
  primary key (sku_id, related_id, kind),
  check (sku_id <> related_id)
);
create index related_skus_related on related_skus (related_id);

create table sku_images (
  sku_id   integer not null references skus on delete cascade,
  position smallint not null,
  url      text not null check (url <> ''),
  primary key (sku_id, position)
);
