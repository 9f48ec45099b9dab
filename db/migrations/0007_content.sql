-- What the pages say: banners, subjects, floors, declarations, answers, notices; and what people write to us.

-- A text in the languages of the shop: English always, the others where somebody wrote them (specification section 1).
create domain labels as jsonb check (
  case
    when jsonb_typeof(value) = 'object' then
      coalesce(value ->> 'en', '') <> ''
      and value - array['en', 'de', 'it', 'fr', 'pl', 'es', 'ja', 'zh'] = '{}'
      and not jsonb_path_exists(value, '$.* ? (@.type() <> "string")')
    else false
  end
);

-- Where content leads: a path of this shop, never another site and never a script.
create domain shop_path as text check (value ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$' and length(value) <= 500);

-- In all tables of content: a site's id, or null for all sites; a period, open where it has no begin or end.
create table banners (
  id        integer generated always as identity primary key,
  org_id    integer references orgs,
  position  smallint not null default 0,
  title     labels not null,
  body      labels not null,
  link      shop_path not null,
  starts_at timestamptz,
  ends_at   timestamptz,
  check (ends_at > starts_at)
);
create index banners_org on banners (org_id, position);

-- The brands that home names.
create table brand_subjects (
  id        integer generated always as identity primary key,
  org_id    integer references orgs,
  brand_id  integer not null references brands on delete cascade,
  position  smallint not null default 0,
  title     labels not null,
  starts_at timestamptz,
  ends_at   timestamptz,
  unique nulls not distinct (brand_id, org_id),
  check (ends_at > starts_at)
);
create index brand_subjects_org on brand_subjects (org_id, position);

-- Promotions and other activities that home names. One of a promotion stands on the site of that promotion alone.
alter table promotions add unique (id, org_id);
create table activity_subjects (
  id           integer generated always as identity primary key,
  org_id       integer references orgs,
  promotion_id integer,
  position     smallint not null default 0,
  title        labels not null,
  body         labels not null,
  link         shop_path not null,
  starts_at    timestamptz,
  ends_at      timestamptz,
  foreign key (promotion_id, org_id) references promotions (id, org_id) on delete cascade,
  check (promotion_id is null or org_id is not null),
  check (ends_at > starts_at)
);
create index activity_subjects_org on activity_subjects (org_id, position);
create index activity_subjects_promotion on activity_subjects (promotion_id, org_id);

-- Rows of popular products on home.
create table home_floors (
  id        integer generated always as identity primary key,
  org_id    integer references orgs,
  position  smallint not null default 0,
  title     labels not null,
  link      shop_path not null,
  starts_at timestamptz,
  ends_at   timestamptz,
  check (ends_at > starts_at)
);
create index home_floors_org on home_floors (org_id, position);

create table home_floor_skus (
  floor_id integer not null references home_floors on delete cascade,
  position smallint not null check (position between 1 and 12),
  sku_id   integer not null references skus on delete cascade,
  primary key (floor_id, position),
  unique (floor_id, sku_id)
);
create index home_floor_skus_sku on home_floor_skus (sku_id);

-- Longer texts by type and part. What a site has of its own of a part takes the place of what is for all sites.
create table declarations (
  id       integer generated always as identity primary key,
  org_id   integer references orgs,
  type     text not null,
  part     text not null,
  position smallint not null default 0,
  title    labels not null,
  body     labels not null,
  unique nulls not distinct (org_id, type, part, position),
  check (
    case type
      when 'home' then part in ('figure', 'flow', 'why', 'gift')
      when 'about' then part in ('mission', 'profile', 'production', 'why', 'responsibility', 'quality')
      else type in ('cookies', 'membership', 'terms') and part = 'text'
    end
  )
);

-- Questions and answers. The slug is the answer's place on the page; a site's own takes the place of the one for all sites.
create table faqs (
  id       integer generated always as identity primary key,
  org_id   integer references orgs,
  part     text not null check (part in ('account', 'shopping', 'orders', 'afterSale')),
  position smallint not null default 0,
  slug     text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug not in ('account', 'shopping', 'orders', 'after-sale')),
  question labels not null,
  answer   labels not null,
  unique nulls not distinct (org_id, slug)
);

create table notices (
  id           integer generated always as identity primary key,
  org_id       integer references orgs,
  title        labels not null,
  body         labels not null,
  published_at timestamptz not null,
  ends_at      timestamptz,
  check (ends_at > published_at)
);
create index notices_org on notices (org_id, published_at desc);

create table contact_messages (
  id           bigint generated always as identity primary key,
  org_id       integer not null references orgs,
  account_id   integer references accounts on delete set null,  -- null: a visitor
  name         text not null check (length(name) between 1 and 100),
  company      text not null check (length(company) <= 100),
  email        text not null check (length(email) between 3 and 254),
  phone        text not null check (length(phone) <= 40),
  subject      text not null check (length(subject) between 1 and 150),
  message      text not null check (length(message) between 1 and 5000),
  language     text not null,
  address      text,                                            -- where it came from, forgotten after a day
  sent_at      timestamptz not null,
  once_key     text not null unique check (length(once_key) between 1 and 200),
  request_hash bytea not null
);
create index contact_messages_org on contact_messages (org_id, sent_at desc);
create index contact_messages_account on contact_messages (account_id);
create index contact_messages_email on contact_messages (lower(email), sent_at);
create index contact_messages_address on contact_messages (address, sent_at);

-- Whom an answer to a mail goes to, where that is not the site.
alter table mails add column reply_to text;
