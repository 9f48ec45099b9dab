-- What a product is, in other languages than English; that stands with the product, as files bring it.

create table sku_descriptions (
  sku_id      integer not null references skus on delete cascade,
  language    text not null check (language in ('de', 'it', 'fr', 'pl', 'es', 'ja', 'zh')),
  description text not null check (description <> ''),
  primary key (sku_id, language)
);

create trigger sku_descriptions_seen after insert or update or delete or truncate on sku_descriptions
  for each statement execute function tell_visitors();
