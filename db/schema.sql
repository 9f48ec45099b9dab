-- Written by `npm run db:schema` from a freshly migrated database; to be read, not to be run.

create extension pg_trgm;

create domain labels as jsonb CHECK (
CASE
    WHEN (jsonb_typeof(VALUE) = 'object'::text) THEN ((COALESCE((VALUE ->> 'en'::text), ''::text) <> ''::text) AND ((VALUE - ARRAY['en'::text, 'de'::text, 'it'::text, 'fr'::text, 'pl'::text, 'es'::text, 'ja'::text, 'zh'::text]) = '{}'::jsonb) AND (NOT jsonb_path_exists(VALUE, '$.*?(@.type() != "string")'::jsonpath)))
    ELSE false
END);
create domain shop_path as text CHECK (((VALUE ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$'::text) AND (length(VALUE) <= 500)));

create sequence own_numbers as bigint;

-- ==================== site: regional sites, their companies, warehouses and bank accounts

create table countries (
  iso2 character(2) not null,
  name_en text not null,
  name_de text not null,
  eu_member boolean not null,
  vat_rate_bp integer not null,  -- 0001: standard rate in basis points: 2100 = 21 %
  constraint countries_pkey PRIMARY KEY (iso2),
  constraint countries_vat_rate_bp_check CHECK (((vat_rate_bp >= 0) AND (vat_rate_bp <= 10000)))
);
CREATE TRIGGER countries_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.countries FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table states (
  country character(2) not null,
  code text not null,
  name text not null,
  constraint states_pkey PRIMARY KEY (country, code),
  constraint states_country_fkey FOREIGN KEY (country) REFERENCES countries(iso2),
  constraint states_code_check CHECK ((code ~ '^[A-Z]{2}$'::text)),
  constraint states_name_check CHECK ((name <> ''::text))
);
CREATE TRIGGER states_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.states FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table orgs (
  id integer not null,
  site_name text not null,
  iso2 character(2) not null,
  region text not null,
  language text not null,
  currency character(3) not null,
  time_zone text not null,
  warehouse text not null,
  number_prefix text not null,  -- 0001: stands in the order numbers of the site
  hot_phone text not null default ''::text,
  service_email text not null default ''::text,
  skype_id text not null default ''::text,
  -- opens, closes, languages, myqo, register_org_id: Working hours as times and not as words, so that they are shown in every language;
  -- Monday to Friday.
  opens time without time zone not null default '08:30:00'::time without time zone,
  closes time without time zone not null default '17:30:00'::time without time zone,
  languages text[] not null default '{en,it,de,fr,pl}'::text[],
  myqo boolean not null default false,  -- 0006: a quick-order desk: reduced bars
  register_org_id integer not null default 1,  -- The site with whose company the customers of this site are registered.
  takes_orders boolean not null default true,  -- 0050: A site can be looked at, and baskets filled, while it takes no orders.
  -- 0087: order_email, certificates: What a company says of itself belongs to the operator: a site begins without it, and an empty text
  -- means "not set yet".
  order_email text not null default ''::text,
  certificates text[] not null default '{}'::text[],
  -- 0145: release_after_minutes, delivered_after_days, cancel_unpaid_after_days: What a site does with orders by itself, and after what
  -- time; null for never.
  release_after_minutes integer default 15,
  delivered_after_days integer default 5,  -- 0145: working days
  cancel_unpaid_after_days integer default 14,
  -- 0160: How many days after an item was due a site reminds of it, level by level, and for how many days a customer is left alone after a
  -- letter.
  reminder_days integer[] not null default '{7,21,35}'::integer[],
  reminder_pause_days integer not null default 7,
  -- 0211: From where an order leaves that no single warehouse has at once, where its customer chooses nothing else.
  sourcing text not null default 'fewestParcels'::text,
  -- 0222: Whether an order that only waits goes on from another warehouse where its goods come sooner there.
  moves_waiting boolean not null default false,
  constraint orgs_pkey PRIMARY KEY (id),
  constraint orgs_in_currency UNIQUE (id, currency),
  constraint orgs_number_prefix_key UNIQUE (number_prefix),
  constraint orgs_iso2_fkey FOREIGN KEY (iso2) REFERENCES countries(iso2),
  constraint orgs_register_org_id_fkey FOREIGN KEY (register_org_id) REFERENCES orgs(id),
  constraint orgs_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint orgs_cancel_unpaid_after_days_check CHECK (((cancel_unpaid_after_days >= 8) AND (cancel_unpaid_after_days <= 90))),
  constraint orgs_certificates_check CHECK ((certificates <@ '{iso9001,iso14001,rohs}'::text[])),
  constraint orgs_check CHECK ((opens < closes)),
  constraint orgs_check1 CHECK ((language = ANY (languages))),
  constraint orgs_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint orgs_delivered_after_days_check CHECK (((delivered_after_days >= 1) AND (delivered_after_days <= 60))),
  constraint orgs_hot_phone_check CHECK ((length(hot_phone) <= 40)),
  constraint orgs_languages_check CHECK (((languages <@ '{en,it,de,fr,pl,es,ja,zh}'::text[]) AND (cardinality(languages) > 0))),
  constraint orgs_number_prefix_check CHECK ((number_prefix ~ '^[A-Z]{2}$'::text)),
  constraint orgs_order_email_check CHECK (((order_email = ''::text) OR (order_email ~ '^[^@\s]+@[^@\s]+$'::text))),
  constraint orgs_region_check CHECK ((region = ANY (ARRAY['EU'::text, 'US'::text]))),
  constraint orgs_release_after_minutes_check CHECK (((release_after_minutes >= 0) AND (release_after_minutes <= 10080))),
  constraint orgs_reminder_days_check CHECK ((((cardinality(reminder_days) >= 1) AND (cardinality(reminder_days) <= 3)) AND (1 <= ALL (reminder_days)) AND (365 >= ALL (reminder_days)) AND COALESCE((reminder_days[2] > reminder_days[1]), true) AND COALESCE((reminder_days[3] > reminder_days[2]), true))),
  constraint orgs_reminder_pause_days_check CHECK (((reminder_pause_days >= 1) AND (reminder_pause_days <= 90))),
  constraint orgs_service_email_check CHECK (((service_email = ''::text) OR (service_email ~ '^[^@\s]+@[^@\s]+$'::text))),
  constraint orgs_skype_id_check CHECK ((length(skype_id) <= 60)),
  constraint orgs_sourcing_check CHECK ((sourcing = ANY (ARRAY['fewestParcels'::text, 'earliest'::text])))
);
CREATE TRIGGER orgs_keep_currency BEFORE UPDATE OF currency ON public.orgs FOR EACH ROW WHEN ((old.currency <> new.currency)) EXECUTE FUNCTION keep_currency();
CREATE TRIGGER orgs_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.orgs FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

-- 0006: The address blocks of the footers. The first of a site is its company.
create table offices (
  org_id integer not null,
  kind text not null,
  position smallint not null,  -- 0006: in the footer
  name text not null,
  address1 text not null,
  city text not null,
  state text not null default ''::text,
  postcode text not null,
  country character(2) not null,
  phone text not null,
  email text not null,
  registration_number text not null default ''::text,
  vat_number text not null default ''::text,
  -- 0155: Whoever ships sells: the company with a VAT number of the country of a warehouse writes its invoices. What the law of its country
  -- wants on the letters of a company, such as its share capital.
  legal_note text not null default ''::text,
  peppol_address text not null default ''::text,  -- 0161: Where a company of ours is reached by Peppol.
  -- 0177: late_penalty, recovery_fee, early_discount: What a French company says of late and of early payment on its invoices; empty where
  -- the law of its country asks for nothing.
  late_penalty text not null default ''::text,
  recovery_fee text not null default ''::text,
  early_discount text not null default ''::text,
  constraint offices_pkey PRIMARY KEY (org_id, kind),
  constraint offices_position_key UNIQUE ("position"),
  constraint offices_country_fkey FOREIGN KEY (country) REFERENCES countries(iso2),
  constraint offices_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint offices_address1_check CHECK ((address1 <> ''::text)),
  constraint offices_city_check CHECK ((city <> ''::text)),
  constraint offices_early_discount_check CHECK ((length(early_discount) <= 300)),
  constraint offices_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'headquarters'::text, 'distribution'::text]))),
  constraint offices_late_penalty_check CHECK ((length(late_penalty) <= 300)),
  constraint offices_legal_note_check CHECK ((length(legal_note) <= 300)),
  constraint offices_name_check CHECK ((name <> ''::text)),
  constraint offices_peppol_address_check CHECK ((peppol_address ~ '^([0-9]{4}:[A-Z0-9_-]{1,120})?$'::text)),
  constraint offices_postcode_check CHECK ((postcode <> ''::text)),
  constraint offices_recovery_fee_check CHECK ((length(recovery_fee) <= 300))
);
CREATE TRIGGER offices_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.offices FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table warehouses (
  code text not null,
  name text not null,
  country character(2) not null,
  time_zone text not null,
  region text not null,
  -- 0169: address1, city, state, postcode: Where returned goods are sent to; empty where the address of the company behind the site stands
  -- for it.
  address1 text not null default ''::text,
  city text not null default ''::text,
  state text not null default ''::text,
  postcode text not null default ''::text,
  -- 0209: The subdivision of a country whose public holidays hold at a warehouse, by its code in date-holidays; null: those of the whole
  -- country.
  subdivision text,
  constraint warehouses_pkey PRIMARY KEY (code),
  constraint warehouses_country_fkey FOREIGN KEY (country) REFERENCES countries(iso2),
  constraint warehouses_address CHECK (((address1 = ''::text) = (city = ''::text))),
  constraint warehouses_address1_check CHECK ((length(address1) <= 100)),
  constraint warehouses_city_check CHECK ((length(city) <= 60)),
  constraint warehouses_code_check CHECK ((code ~ '^[A-Z]{2}$'::text)),
  constraint warehouses_postcode_check CHECK ((length(postcode) <= 20)),
  constraint warehouses_region_check CHECK ((region = ANY (ARRAY['EU'::text, 'US'::text]))),
  constraint warehouses_state_check CHECK ((length(state) <= 60)),
  constraint warehouses_subdivision_check CHECK ((subdivision ~ '^[A-Z0-9]{1,3}$'::text))
);

create table own_bank_accounts (
  id integer not null generated always as identity,
  org_id integer not null,
  currency character(3) not null,
  payment_currency character(3),  -- 0186: of the payment account alone: one for each currency
  named_from timestamp with time zone default now(),  -- 0186: since when documents may name it; null: none ever has
  holder text not null,
  bank text not null,
  account text not null,
  bic text not null,
  constraint account_of_one_company TRIGGER,
  constraint own_bank_accounts_pkey PRIMARY KEY (id),
  constraint own_bank_accounts_org_id_account_currency_key UNIQUE (org_id, account, currency),
  constraint own_bank_accounts_org_id_payment_currency_key UNIQUE (org_id, payment_currency),
  constraint own_bank_accounts_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint own_bank_accounts_account_check CHECK ((account ~ '^[A-Z0-9]{4,34}$'::text)),
  constraint own_bank_accounts_bank_check CHECK (((length(bank) >= 1) AND (length(bank) <= 70))),
  constraint own_bank_accounts_bic_check CHECK ((bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'::text)),
  constraint own_bank_accounts_check CHECK ((payment_currency = currency)),
  constraint own_bank_accounts_check1 CHECK (((payment_currency IS NULL) OR (named_from IS NOT NULL))),
  constraint own_bank_accounts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint own_bank_accounts_holder_check CHECK (((length(holder) >= 1) AND (length(holder) <= 70)))
);
CREATE CONSTRAINT TRIGGER account_of_one_company AFTER INSERT OR UPDATE OF org_id, account ON public.own_bank_accounts NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION refuse_foreign_account();
CREATE TRIGGER fill_account_currency BEFORE INSERT ON public.own_bank_accounts FOR EACH ROW EXECUTE FUNCTION fill_account_currency();
CREATE TRIGGER own_bank_accounts_keep BEFORE DELETE OR UPDATE ON public.own_bank_accounts FOR EACH ROW EXECUTE FUNCTION keep_account_of_statements();

-- 0004: Numbers without gaps: the row is locked by the transaction that takes the next one.
create table number_counters (
  org_id integer not null,
  kind text not null,
  last bigint not null default 0,
  constraint number_counters_pkey PRIMARY KEY (org_id, kind),
  constraint number_counters_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint number_counters_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'so'::text, 'invoice'::text, 'credit'::text, 'rma'::text, 'quickOrder'::text]))),
  constraint number_counters_last_check CHECK ((last >= 0))
);

-- ==================== customer: companies that buy: terms, addresses, documents, registration

create table customers (
  id integer not null generated always as identity,
  custnum text not null,
  org_id integer not null,
  company text not null,
  vat_number text,
  country character(2) not null,
  price_list_id integer not null,
  terms_net_days integer not null default 0,  -- 0001: 0 = payment in advance
  credit_limit bigint not null default 0,  -- 0001: cents
  created_at timestamp with time zone not null default now(),
  status text not null default 'active'::text,
  tax_code text not null default ''::text,
  sdi_code text not null default ''::text,  -- 0014: where Italian invoices go
  phone text not null default ''::text,
  fax text not null default ''::text,
  vat_confirmed boolean,  -- 0014: What the official service said of the VAT number; null: it was not asked, or was silent.
  registered_at timestamp with time zone,  -- null: added by staff
  membership_agreed_at timestamp with time zone,
  -- 0020: account_manager_id, rejected_because: Who looks after a customer, and why a registration was rejected.
  account_manager_id integer,
  rejected_because text,
  suspended_because text,  -- 0024: Why a customer was suspended; of those from before nobody wrote it down.
  currency character(3) not null,  -- A customer pays in the currency of their price list, which is that of their site.
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_custnum_key UNIQUE (custnum),
  constraint customers_account_manager_id_fkey FOREIGN KEY (account_manager_id) REFERENCES accounts(id),
  constraint customers_country_fkey FOREIGN KEY (country) REFERENCES countries(iso2),
  constraint customers_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint customers_org_in_currency FOREIGN KEY (org_id, currency) REFERENCES orgs(id, currency) NOT VALID,
  constraint customers_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES price_lists(id),
  constraint customers_price_list_in_currency FOREIGN KEY (price_list_id, currency) REFERENCES price_lists(id, currency),
  constraint customers_check CHECK (((registered_at IS NULL) = (membership_agreed_at IS NULL))),
  constraint customers_check1 CHECK (((status = 'rejected'::text) = (rejected_because IS NOT NULL))),
  constraint customers_check2 CHECK (((status = 'suspended'::text) = (suspended_because IS NOT NULL))),
  constraint customers_company_check CHECK ((company <> ''::text)),
  constraint customers_credit_limit_check CHECK ((credit_limit >= 0)),
  constraint customers_fax_check CHECK ((length(fax) <= 40)),
  constraint customers_phone_check CHECK ((length(phone) <= 40)),
  constraint customers_rejected_because_check CHECK (((length(rejected_because) >= 1) AND (length(rejected_because) <= 1000))),
  constraint customers_sdi_code_check CHECK ((sdi_code ~ '^([A-Z0-9]{6,7})?$'::text)),
  constraint customers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'rejected'::text, 'suspended'::text]))),
  constraint customers_suspended_because_check CHECK (((length(suspended_because) >= 1) AND (length(suspended_because) <= 1000))),
  constraint customers_tax_code_check CHECK ((length(tax_code) <= 30)),
  constraint customers_terms_net_days_check CHECK (((terms_net_days >= 0) AND (terms_net_days <= 365)))
);
CREATE INDEX customers_account_manager ON customers USING btree (account_manager_id);
-- 0021: Staff see the customers of their sites; a price list may go only when no customer has it.
CREATE INDEX customers_org ON customers USING btree (org_id);
CREATE INDEX customers_pending ON customers USING btree (registered_at) WHERE (status = 'pending'::text);
CREATE INDEX customers_price_list ON customers USING btree (price_list_id);
CREATE INDEX customers_sought ON customers USING gin (upper(((custnum || ' '::text) || company)) gin_trgm_ops);
-- 0096: Customers with one VAT number, however each has written it, are pointed out to staff.
CREATE INDEX customers_vat_number ON customers USING btree (upper(regexp_replace(vat_number, '[^A-Za-z0-9]'::text, ''::text, 'g'::text))) WHERE (vat_number IS NOT NULL);
CREATE TRIGGER customers_keep_currency BEFORE UPDATE OF currency ON public.customers FOR EACH ROW WHEN ((old.currency <> new.currency)) EXECUTE FUNCTION keep_currency();

create table addresses (
  id integer not null generated always as identity,
  customer_id integer not null,
  kind text not null,
  is_default boolean not null default false,
  company text not null default ''::text,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  address1 text not null,
  address2 text not null default ''::text,
  city text not null,
  state text not null default ''::text,
  postcode text not null,
  country character(2) not null,
  phone text not null default ''::text,
  email text not null default ''::text,
  contact_name text not null default ''::text,
  mobile text not null default ''::text,
  fax text not null default ''::text,
  customer_type text not null default 'professional'::text,
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_country_fkey FOREIGN KEY (country) REFERENCES countries(iso2),
  constraint addresses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint addresses_address1_check CHECK ((address1 <> ''::text)),
  constraint addresses_check CHECK (((company <> ''::text) OR (first_name <> ''::text) OR (last_name <> ''::text))),
  constraint addresses_city_check CHECK ((city <> ''::text)),
  constraint addresses_contact_name_check CHECK ((length(contact_name) <= 100)),
  constraint addresses_customer_type_check CHECK ((customer_type = ANY (ARRAY['professional'::text, 'private'::text]))),
  constraint addresses_fax_check CHECK ((length(fax) <= 40)),
  constraint addresses_kind_check CHECK ((kind = ANY (ARRAY['billing'::text, 'regular'::text, 'nonRegular'::text]))),
  constraint addresses_mobile_check CHECK ((length(mobile) <= 40))
);
CREATE INDEX addresses_customer ON addresses USING btree (customer_id);
CREATE UNIQUE INDEX addresses_one_default ON addresses USING btree (customer_id, kind) WHERE is_default;

-- 0014: Papers of a company: of a registration that was begun, then of the customer. The files have random names.
create table documents (
  id bigint not null generated always as identity,
  draft_id bigint,
  customer_id integer,
  file text not null,
  thumbnail text not null,
  name text not null,  -- 0014: as its owner calls it; shown, never a path
  media_type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  uploaded_at timestamp with time zone not null,
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_file_key UNIQUE (file),
  constraint documents_thumbnail_key UNIQUE (thumbnail),
  constraint documents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint documents_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES registration_drafts(id) ON DELETE CASCADE,
  constraint documents_bytes_check CHECK (((bytes >= 1) AND (bytes <= 512000))),
  constraint documents_check CHECK (((draft_id IS NULL) <> (customer_id IS NULL))),
  constraint documents_file_check CHECK ((file ~ '^[0-9a-f]{32}$'::text)),
  constraint documents_height_check CHECK ((height > 0)),
  constraint documents_media_type_check CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text]))),
  constraint documents_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint documents_thumbnail_check CHECK ((thumbnail ~ '^[0-9a-f]{32}$'::text)),
  constraint documents_width_check CHECK ((width > 0))
);
CREATE INDEX documents_customer ON documents USING btree (customer_id);
CREATE INDEX documents_draft ON documents USING btree (draft_id);

-- 0014: A registration is answered again under its key; the hash leaves the password out.
create table registrations (
  customer_id integer not null,
  account_id integer not null,
  once_key text not null,
  request_hash bytea not null,
  constraint registrations_pkey PRIMARY KEY (customer_id),
  constraint registrations_account_id_key UNIQUE (account_id),
  constraint registrations_once_key_key UNIQUE (once_key),
  constraint registrations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint registrations_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint registrations_once_key_check CHECK (((length(once_key) >= 1) AND (length(once_key) <= 200)))
);

-- 0014: A registration that was begun: name, password and a proved e-mail address; the rest is still typed in a browser, which has the
-- token.
create table registration_drafts (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  user_name text not null,
  email text not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  constraint registration_drafts_pkey PRIMARY KEY (id),
  constraint registration_drafts_token_hash_key UNIQUE (token_hash),
  constraint registration_drafts_email_check CHECK ((email = lower(email))),
  constraint registration_drafts_user_name_check CHECK ((user_name <> ''::text))
);
CREATE INDEX registration_drafts_created ON registration_drafts USING btree (created_at);

-- 0161: What a customer wants of its invoices. Who has no row said nothing.
create table invoice_settings (
  customer_id integer not null,
  email text not null,  -- 0161: where invoices go first; empty: as each order says
  reference text not null,  -- 0161: of the buyer (BT-10), such as a Leitweg-ID
  peppol_address text not null,  -- 0161: scheme (EAS) and number
  is_xrechnung boolean not null,
  constraint invoice_settings_pkey PRIMARY KEY (customer_id),
  constraint invoice_settings_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint invoice_settings_check CHECK (((NOT is_xrechnung) OR (reference <> ''::text))),
  constraint invoice_settings_email_check CHECK ((length(email) <= 254)),
  constraint invoice_settings_peppol_address_check CHECK ((peppol_address ~ '^([0-9]{4}:[A-Z0-9_-]{1,120})?$'::text)),
  constraint invoice_settings_reference_check CHECK ((length(reference) <= 60))
);

create table toolbars (
  customer_id integer not null,
  key text not null,
  constraint toolbars_pkey PRIMARY KEY (customer_id),
  constraint toolbars_key_key UNIQUE (key),
  constraint toolbars_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint toolbars_key_check CHECK ((key ~ '^[A-Za-z0-9_-]{32}$'::text))
);

-- 0049: Whose pages may show it. Twenty places, so there are twenty at most.
create table toolbar_origins (
  customer_id integer not null,
  position smallint not null,
  origin text not null,
  constraint toolbar_origins_pkey PRIMARY KEY (customer_id, "position"),
  constraint toolbar_origins_customer_id_origin_key UNIQUE (customer_id, origin),
  constraint toolbar_origins_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES toolbars(customer_id) ON DELETE CASCADE,
  constraint toolbar_origins_origin_check CHECK (((origin ~ '^https://[a-z0-9.-]+(:[1-9][0-9]{0,4})?$'::text) AND (length(origin) <= 267))),
  constraint toolbar_origins_position_check CHECK ((("position" >= 1) AND ("position" <= 20)))
);

-- ==================== account: who signs in, customers and staff, and how they prove it

create table accounts (
  id integer not null generated always as identity,
  customer_id integer,  -- 0001: staff belong to no customer
  user_name text not null,
  email text not null,
  name text not null,
  role text not null,
  status text not null default 'active'::text,
  confirmed boolean not null default false,
  password_hash text not null,
  language text not null default 'en'::text,
  created_at timestamp with time zone not null default now(),
  order_limit bigint,  -- 0017: cents an order; null: none
  month_limit bigint,  -- 0017: cents a calendar month
  preferences jsonb not null default '{}'::jsonb,  -- What a user sets in the panel; it follows the account from browser to browser.
  -- 0025: An e-mail address belongs to the person who has proved it. Whoever only writes one down for a colleague does not learn whose it
  -- is.
  email_proved_at timestamp with time zone,
  -- 0090: A colleague may hold several roles. The version before knows 'manager' and 'admin' alone: managers keep that word until one of
  -- this version changes them, so that they work on while both run; everybody new is 'staff'.
  staff_roles text[] not null default '{}'::text[],
  messages_read_until timestamp with time zone not null default now(),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_of_customer UNIQUE (id, customer_id),
  constraint accounts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint accounts_check CHECK (((customer_id IS NULL) = (role = ANY (ARRAY['manager'::text, 'staff'::text, 'admin'::text])))),
  constraint accounts_check1 CHECK (((role = ANY (ARRAY['buyer'::text, 'requester'::text])) OR ((order_limit IS NULL) AND (month_limit IS NULL)))),
  constraint accounts_check2 CHECK (((NOT confirmed) OR (email_proved_at IS NOT NULL))),
  constraint accounts_month_limit_check CHECK ((month_limit > 0)),
  constraint accounts_order_limit_check CHECK ((order_limit > 0)),
  constraint accounts_preferences_check CHECK (((jsonb_typeof(preferences) = 'object'::text) AND (length((preferences)::text) <= 2000))),
  constraint accounts_role_check CHECK ((role = ANY (ARRAY['none'::text, 'main'::text, 'buyer'::text, 'salesrep'::text, 'requester'::text, 'manager'::text, 'staff'::text, 'admin'::text]))),
  constraint accounts_staff_have_roles CHECK (((role = ANY (ARRAY['manager'::text, 'staff'::text])) = (staff_roles <> '{}'::text[]))),
  constraint accounts_staff_roles_check CHECK ((staff_roles <@ '{manager,desk,warehouse,finance,content}'::text[])),
  constraint accounts_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text]))),
  constraint accounts_user_name_check CHECK ((user_name <> ''::text))
);
CREATE UNIQUE INDEX accounts_customer ON accounts USING btree (customer_id, lower(email));
-- 0014: Section 5: 'Email address is occupied'.
CREATE UNIQUE INDEX accounts_email ON accounts USING btree (lower(email)) WHERE (email_proved_at IS NOT NULL);
CREATE INDEX accounts_sought ON accounts USING gin (upper(((name || ' '::text) || email)) gin_trgm_ops) WHERE (customer_id IS NOT NULL);
-- 0090: The list of colleagues.
CREATE INDEX accounts_staff ON accounts USING btree (id) WHERE (customer_id IS NULL);
CREATE UNIQUE INDEX accounts_user_name ON accounts USING btree (lower(user_name));

create table staff_sites (
  account_id integer not null,
  org_id integer not null,
  constraint staff_sites_pkey PRIMARY KEY (account_id, org_id),
  constraint staff_sites_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint staff_sites_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id)
);
CREATE INDEX staff_sites_org ON staff_sites USING btree (org_id);

create table sessions (
  token_hash bytea not null,
  account_id integer not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  id bigint not null generated always as identity,
  address text,  -- 0019: in the network
  user_agent text not null default ''::text,
  -- 0098: A session in which a colleague sees the shop as a customer's person does. It ends with the session that it was opened from.
  impersonator_session bigint,
  -- 0106: A customer who stays signed in on a device is not signed out for hours in which they do not come.
  kept boolean not null default false,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint sessions_impersonator_session_fkey FOREIGN KEY (impersonator_session) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint sessions_check CHECK ((expires_at > created_at)),
  constraint sessions_user_agent_check CHECK ((length(user_agent) <= 400))
);
CREATE INDEX sessions_account ON sessions USING btree (account_id);
CREATE INDEX sessions_expires ON sessions USING btree (expires_at);
CREATE INDEX sessions_impersonator ON sessions USING btree (impersonator_session) WHERE (impersonator_session IS NOT NULL);

-- 0017: Mailed, good once and for a time; only the hash of a token is stored. A new link takes the place of the older ones.
create table account_links (
  token_hash bytea not null,
  account_id integer not null,
  purpose text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint account_links_pkey PRIMARY KEY (token_hash),
  constraint account_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint account_links_check CHECK ((expires_at > created_at)),
  constraint account_links_purpose_check CHECK ((purpose = ANY (ARRAY['invite'::text, 'reset'::text])))
);
CREATE INDEX account_links_account ON account_links USING btree (account_id);
CREATE INDEX account_links_expires ON account_links USING btree (expires_at);

-- 0091: The second step of a sign-in: an app that shows a code which changes every half minute (RFC 6238). The secret cannot be hashed, as
-- codes are reckoned from it.
create table authenticators (
  account_id integer not null,
  secret text not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,  -- 0091: When its first code was typed; one without has no say in a sign-in yet.
  last_step integer not null default 0,  -- 0091: The half minute, counted from 1970, of the last code that was taken: none is taken twice.
  wrong_codes integer not null default 0,  -- 0091: Wrong codes since an instant, of whoever knows the password.
  wrong_since timestamp with time zone,
  constraint authenticators_pkey PRIMARY KEY (account_id),
  constraint authenticators_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint authenticators_check CHECK (((confirmed_at IS NOT NULL) OR (last_step = 0))),
  constraint authenticators_check1 CHECK (((wrong_codes = 0) = (wrong_since IS NULL))),
  constraint authenticators_last_step_check CHECK ((last_step >= 0)),
  constraint authenticators_secret_check CHECK (((secret ~ '^[A-Z2-7]{32}$'::text) OR (secret ~ '^sealed:[0-9a-f]{8}:[A-Za-z0-9_-]{80}$'::text))),
  constraint authenticators_wrong_codes_check CHECK ((wrong_codes >= 0))
);

-- 0091: Each lets in once where the app is lost, and is removed with that.
create table recovery_codes (
  account_id integer not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (account_id, code_hash),
  constraint recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES authenticators(account_id) ON DELETE CASCADE,
  constraint recovery_codes_code_hash_check CHECK ((octet_length(code_hash) = 32))
);

-- Where an account has signed in before: a browser that keeps a cookie, or a network. Failures elsewhere do not count there. Of a browser
-- only the hash of its cookie is stored.
create table known_places (
  account_id integer not null,
  place text not null,
  seen_at timestamp with time zone not null,
  constraint known_places_pkey PRIMARY KEY (account_id, place),
  constraint known_places_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint known_places_place_check CHECK (((length(place) >= 1) AND (length(place) <= 100)))
);

-- 0001: One row per failed sign-in; names as typed (lower case) so that unknown names count like known ones.
create table sign_in_failures (
  id bigint not null generated always as identity,
  user_name text not null,
  address text not null,
  failed_at timestamp with time zone not null,
  -- 0080: A failure counts for the name and for where it came from, which of a known browser is the browser.
  known boolean not null default false,
  constraint sign_in_failures_pkey PRIMARY KEY (id)
);
CREATE INDEX sign_in_failures_address ON sign_in_failures USING btree (address, failed_at);
CREATE INDEX sign_in_failures_name ON sign_in_failures USING btree (user_name, failed_at);

-- 0014: The last code that was mailed for a purpose; a new one takes its place. Addresses in lower case.
create table email_codes (
  purpose text not null,
  email text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  asker text not null,
  -- 0180: How often a mailed code was compared, right or wrong; the version before counts the wrong ones alone, in tries.
  uses integer not null default 0,
  constraint email_codes_pkey PRIMARY KEY (purpose, email, asker),
  constraint email_codes_asker_check CHECK (((length(asker) >= 1) AND (length(asker) <= 100))),
  constraint email_codes_check CHECK ((expires_at > sent_at)),
  constraint email_codes_email_check CHECK ((email = lower(email))),
  constraint email_codes_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'confirm'::text, 'email'::text, 'password'::text]))),
  constraint email_codes_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);

-- 0014: A captcha is answered by the digits of its picture or by work of the browser; the first answer removes it.
create table captchas (
  uuid text not null,
  digits_hash bytea not null,
  work jsonb not null,  -- 0014: the puzzle for a browser
  work_secret text not null,  -- 0014: signs the puzzle and its solution
  expires_at timestamp with time zone not null,
  constraint captchas_pkey PRIMARY KEY (uuid)
);

-- 0014: What is limited by the hour for an address of the network or of e-mail; forgotten after a day.
create table limited_tries (
  what text not null,
  key text not null,
  tried_at timestamp with time zone not null
);
CREATE INDEX limited_tries_key ON limited_tries USING btree (what, key, tried_at);

-- 0004: The answer given to a request that may be repeated; stored in the transaction that it answers.
create table idempotency_keys (
  account_id integer not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (account_id, key),
  constraint idempotency_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)))
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

-- ==================== catalogue: products, the printers that they fit, and what finds them

create table classes (
  id integer not null,
  kind text not null,
  name_en text not null,
  name_de text not null,
  name_it text not null,
  name_fr text not null,
  name_pl text not null,
  name_cn text not null default ''::text,  -- 0108: Labels carry a Chinese name, too (specification section 1); empty where there is none.
  -- 0124: A class can be drawn as something else than what a product's facts let us expect; null: as they do. The words are those of
  -- pictureFamilies (rules/product/picture/family.ts).
  drawn_as text,
  constraint classes_pkey PRIMARY KEY (id),
  constraint classes_kind_key UNIQUE (kind),
  constraint classes_drawn_as_check CHECK ((drawn_as = ANY (ARRAY['allInOne'::text, 'gearToner'::text, 'tonerTube'::text, 'returnBlock'::text, 'drum'::text, 'wasteBox'::text, 'inkTank'::text, 'printhead'::text, 'inkBottle'::text, 'tape'::text, 'labelRoll'::text, 'desk'::text, 'standingDesk'::text, 'sideTable'::text, 'meshChair'::text, 'headrestChair'::text, 'visitorChair'::text, 'drawers'::text, 'shelf'::text, 'printerStand'::text, 'coatRack'::text, 'lamp'::text, 'charger'::text]))),
  constraint classes_kind_check CHECK ((kind = ANY (ARRAY['toner'::text, 'kit'::text, 'ink'::text, 'drum'::text, 'label'::text, 'furniture'::text])))
);
CREATE TRIGGER classes_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.classes FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

-- 0012: What the attributes of a class are called; one that is not here is shown as it was imported.
create table class_attributes (
  class_id integer not null,
  name text not null,  -- 0012: as in sku_attributes
  position smallint not null,
  name_en text not null,
  name_de text not null,
  name_it text not null,
  name_fr text not null,
  name_pl text not null,
  name_cn text not null default ''::text,
  constraint class_attributes_pkey PRIMARY KEY (class_id, name),
  constraint class_attributes_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id),
  constraint class_attributes_name_check CHECK ((name <> ''::text))
);
CREATE TRIGGER class_attributes_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.class_attributes FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table brands (
  id integer not null generated always as identity,
  name text not null,
  -- 0005: Names as the search compares them: without signs, and with single spaces between the words and before the first.
  normalised text collate C not null generated always as (upper(regexp_replace(name, '[^[:alnum:]]'::text, ''::text, 'g'::text))) stored,
  constraint brands_pkey PRIMARY KEY (id),
  constraint brands_name_key UNIQUE (name),
  constraint brands_name_check CHECK ((name <> ''::text))
);
CREATE INDEX brands_normalised ON brands USING btree (normalised);
CREATE TRIGGER brands_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.brands FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table series (
  id integer not null generated always as identity,
  brand_id integer not null,
  name text not null,
  constraint series_pkey PRIMARY KEY (id),
  constraint series_brand_id_name_key UNIQUE (brand_id, name),
  constraint series_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint series_name_check CHECK ((name <> ''::text))
);
CREATE TRIGGER series_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.series FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

-- 0002: Printer models.
create table models (
  id integer not null generated always as identity,
  brand_id integer not null,
  series_id integer not null,
  name text not null,
  normalised text collate C not null,  -- letters and digits only, upper case; see rules/catalogue/product/part-number.ts
  technology text not null,
  colour text not null,
  spaced text collate C not null generated always as ((' '::text || upper(btrim(regexp_replace(name, '[^[:alnum:]]+'::text, ' '::text, 'g'::text))))) stored,
  sku_count integer not null default 0,  -- 0005: kept by the trigger on compatibilities
  constraint models_pkey PRIMARY KEY (id),
  constraint models_name_key UNIQUE (name),
  constraint models_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint models_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id),
  constraint models_colour_check CHECK ((colour = ANY (ARRAY['mono'::text, 'colour'::text]))),
  constraint models_name_check CHECK ((name <> ''::text)),
  constraint models_technology_check CHECK ((technology = ANY (ARRAY['laser'::text, 'inkjet'::text, 'label'::text])))
);
CREATE INDEX models_normalised ON models USING gin (normalised gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX models_series ON models USING btree (series_id, name);
CREATE TRIGGER models_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.models FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table skus (
  id integer not null generated always as identity,
  number text collate C not null,  -- 0002: our own number, Aster#
  class_id integer not null,
  brand_id integer not null,
  series_id integer,
  oem_code text collate C not null default ''::text,
  name text not null,
  description text not null default ''::text,
  colour text not null default ''::text,
  yield_pages integer,
  yield_standard text,
  own_make boolean not null default false,  -- 0002: our compatible: it replaces the OEM number, it is not it
  union_code text,
  box_barcode text,
  product_barcode text,
  weight_grams integer not null default 0,
  status text not null default 'active'::text,
  replaced_by integer,
  created_at timestamp with time zone not null default now(),
  facet_id integer,  -- 0005: null: disabled, in no list
  short_name text not null default ''::text,  -- 0005: the maker's short name such as 59A
  printers text[] not null default '{}'::text[],  -- 0005: the first three models by name; kept by the trigger on compatibilities
  printer_count integer not null default 0,
  in_stock_eu boolean not null default false,  -- 0012: both kept by the trigger on stock
  in_stock_us boolean not null default false,
  in_stock boolean not null generated always as ((in_stock_eu OR in_stock_us)) stored,
  yield_band smallint not null generated always as (yield_band_of(yield_pages)) stored,
  names jsonb,
  constraint skus_pkey PRIMARY KEY (id),
  constraint skus_number_key UNIQUE (number),
  constraint skus_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint skus_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id),
  constraint skus_facet_id_fkey FOREIGN KEY (facet_id) REFERENCES facets(id),
  constraint skus_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES skus(id),
  constraint skus_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id),
  constraint other_names_check CHECK (are_other_names(names)),
  constraint skus_check CHECK (((yield_pages IS NOT NULL) OR (yield_standard IS NULL))),
  constraint skus_name_check CHECK ((name <> ''::text)),
  constraint skus_number_check CHECK ((number <> ''::text)),
  constraint skus_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text, 'announced'::text]))),
  constraint skus_weight_grams_check CHECK ((weight_grams >= 0)),
  constraint skus_yield_pages_check CHECK ((yield_pages > 0))
);
-- 0185: Staff are asked to put on sale what is announced and has come: few of many products, each time that somebody opens the console.
CREATE INDEX skus_announced ON skus USING btree (number) WHERE (status = 'announced'::text);
CREATE INDEX skus_by_age ON skus USING btree (created_at DESC, id DESC) INCLUDE (facet_id, in_stock_eu, in_stock_us) WHERE (facet_id IS NOT NULL);
CREATE INDEX skus_by_name ON skus USING btree (name COLLATE "C", id) INCLUDE (facet_id, in_stock_eu, in_stock_us) WHERE (facet_id IS NOT NULL);
-- 0005: Every order of a list, once over all SKUs for wide filters and once by facet for narrow ones.
CREATE INDEX skus_by_number ON skus USING btree (number, id) INCLUDE (facet_id, in_stock_eu, in_stock_us) WHERE (facet_id IS NOT NULL);
CREATE INDEX skus_by_yield ON skus USING btree (COALESCE(yield_pages, 0) DESC, id) INCLUDE (facet_id, in_stock_eu, in_stock_us) WHERE (facet_id IS NOT NULL);
CREATE INDEX skus_facet_age ON skus USING btree (facet_id, created_at DESC, id DESC) INCLUDE (in_stock_eu, in_stock_us);
CREATE INDEX skus_facet_name ON skus USING btree (facet_id, name COLLATE "C", id) INCLUDE (in_stock_eu, in_stock_us);
CREATE INDEX skus_facet_number ON skus USING btree (facet_id, number, id) INCLUDE (in_stock_eu, in_stock_us);
CREATE INDEX skus_facet_yield ON skus USING btree (facet_id, COALESCE(yield_pages, 0) DESC, id) INCLUDE (in_stock_eu, in_stock_us);
CREATE INDEX skus_replaced_by ON skus USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);
CREATE TRIGGER skus_counted_delete AFTER DELETE ON public.skus REFERENCING OLD TABLE AS old_skus FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
CREATE TRIGGER skus_counted_insert AFTER INSERT ON public.skus REFERENCING NEW TABLE AS new_skus FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
CREATE TRIGGER skus_counted_update AFTER UPDATE ON public.skus FOR EACH ROW WHEN (((old.facet_id IS DISTINCT FROM new.facet_id) OR (old.in_stock_eu <> new.in_stock_eu) OR (old.in_stock_us <> new.in_stock_us))) EXECUTE FUNCTION move_facet();
CREATE TRIGGER skus_facet BEFORE INSERT OR UPDATE OF class_id, brand_id, series_id, colour, yield_pages, own_make, status ON public.skus FOR EACH ROW EXECUTE FUNCTION keep_facet();
CREATE TRIGGER skus_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.skus FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();
CREATE TRIGGER skus_sold AFTER UPDATE ON public.skus FOR EACH ROW WHEN (((old.facet_id IS NULL) <> (new.facet_id IS NULL))) EXECUTE FUNCTION count_sold();
CREATE TRIGGER skus_words_insert AFTER INSERT ON public.skus REFERENCING NEW TABLE AS new_skus FOR EACH STATEMENT EXECUTE FUNCTION add_name_words();
CREATE TRIGGER skus_words_update AFTER UPDATE ON public.skus FOR EACH ROW WHEN (((old.name <> new.name) OR (old.names IS DISTINCT FROM new.names))) EXECUTE FUNCTION renew_name_words();

create table sku_attributes (
  sku_id integer not null,
  name text not null,
  value text not null,
  constraint sku_attributes_pkey PRIMARY KEY (sku_id, name),
  constraint sku_attributes_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE
);
CREATE TRIGGER sku_attributes_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sku_attributes FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table sku_descriptions (
  sku_id integer not null,
  language text not null,
  description text not null,
  constraint sku_descriptions_pkey PRIMARY KEY (sku_id, language),
  constraint sku_descriptions_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint sku_descriptions_description_check CHECK ((description <> ''::text)),
  constraint sku_descriptions_language_check CHECK ((language = ANY (ARRAY['de'::text, 'it'::text, 'fr'::text, 'pl'::text, 'es'::text, 'ja'::text, 'zh'::text])))
);
CREATE TRIGGER sku_descriptions_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sku_descriptions FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table sku_images (
  sku_id integer not null,
  position smallint not null,
  url text not null,
  constraint sku_images_pkey PRIMARY KEY (sku_id, "position"),
  constraint sku_images_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint sku_images_url_check CHECK ((url <> ''::text))
);
CREATE TRIGGER sku_images_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sku_images FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table part_numbers (
  sku_id integer not null,
  kind text not null,  -- 0002: replaces: an original's number on our compatible
  brand_id integer,
  raw text not null,
  normalised text collate C not null,  -- 0002: letters and digits only, upper case
  canonical text collate C not null,  -- 0002: without the maker's optional parts (leading zeros, AA tail, C13 prefix)
  skeleton text collate C not null,  -- 0002: canonical with 0/O 1/I 5/S 8/B folded
  -- 0202: The number of a carton (GTIN-14, whose first digit is 1 to 8) names its product as a barcode does, and so many pieces of it. No
  -- two products have the same carton, and a product may have several.
  pieces integer,
  constraint part_numbers_pkey PRIMARY KEY (sku_id, kind, normalised),
  constraint part_numbers_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint part_numbers_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint part_numbers_carton CHECK (((pieces IS NULL) OR ((kind = 'ean'::text) AND (normalised ~ '^[1-8][0-9]{13}$'::text) AND ((pieces >= 2) AND (pieces <= 9999))))),
  constraint part_numbers_kind_check CHECK ((kind = ANY (ARRAY['own'::text, 'oem'::text, 'short'::text, 'ean'::text, 'other'::text, 'replaces'::text, 'union'::text]))),
  constraint part_numbers_raw_check CHECK ((raw <> ''::text))
);
CREATE INDEX part_numbers_canonical ON part_numbers USING btree (canonical, sku_id);
CREATE UNIQUE INDEX part_numbers_cartons ON part_numbers USING btree (normalised) WHERE (pieces IS NOT NULL);
CREATE INDEX part_numbers_normalised ON part_numbers USING btree (normalised, sku_id);
CREATE INDEX part_numbers_skeleton ON part_numbers USING btree (skeleton, sku_id);
CREATE TRIGGER part_numbers_deleted AFTER DELETE ON public.part_numbers REFERENCING OLD TABLE AS old_numbers FOR EACH STATEMENT EXECUTE FUNCTION rebuild_suffixes();
CREATE TRIGGER part_numbers_inserted AFTER INSERT ON public.part_numbers REFERENCING NEW TABLE AS new_numbers FOR EACH STATEMENT EXECUTE FUNCTION add_suffixes();
CREATE TRIGGER part_numbers_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.part_numbers FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();
CREATE TRIGGER part_numbers_updated AFTER UPDATE ON public.part_numbers REFERENCING OLD TABLE AS old_numbers FOR EACH STATEMENT EXECUTE FUNCTION rebuild_suffixes();

create table compatibilities (
  sku_id integer not null,
  model_id integer not null,
  constraint compatibilities_pkey PRIMARY KEY (sku_id, model_id),
  constraint compatibilities_model_id_fkey FOREIGN KEY (model_id) REFERENCES models(id),
  constraint compatibilities_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE
);
CREATE INDEX compatibilities_model ON compatibilities USING btree (model_id, sku_id);
CREATE TRIGGER compatibilities_deleted AFTER DELETE ON public.compatibilities REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_printers();
CREATE TRIGGER compatibilities_inserted AFTER INSERT ON public.compatibilities REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_printers();
CREATE TRIGGER compatibilities_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.compatibilities FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table related_skus (
  sku_id integer not null,
  related_id integer not null,
  kind text not null,
  position smallint not null default 0,
  constraint related_skus_pkey PRIMARY KEY (sku_id, related_id, kind),
  constraint related_skus_related_id_fkey FOREIGN KEY (related_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint related_skus_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint related_skus_check CHECK ((sku_id <> related_id)),
  constraint related_skus_kind_check CHECK ((kind = ANY (ARRAY['bought_together'::text, 'hot'::text])))
);
CREATE INDEX related_skus_related ON related_skus USING btree (related_id);
CREATE TRIGGER related_skus_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.related_skus FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

-- A facet is what SKUs of one class, brand, series, colour and yield band have in common. A list is made of facets, so that totals and
-- counts never look at the SKUs themselves.
create table facets (
  id integer not null generated always as identity,
  class_id integer not null,
  brand_id integer not null,
  series_id integer,
  colour text not null,
  skus integer not null default 0,
  yield_band smallint not null,
  in_stock_eu integer not null default 0,
  in_stock_us integer not null default 0,
  own_make boolean not null,
  constraint facets_pkey PRIMARY KEY (id),
  constraint facets_class_id_brand_id_series_id_colour_yield_band_own_ma_key UNIQUE NULLS NOT DISTINCT (class_id, brand_id, series_id, colour, yield_band, own_make),
  constraint facets_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint facets_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id),
  constraint facets_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id)
);

-- 0005: What has changed since the counts were last added up. Appended to, so that two orders never wait for each other.
create table facet_counts (
  facet_id integer not null,
  skus integer not null,
  in_stock_eu integer not null,
  in_stock_us integer not null,
  constraint facet_counts_facet_id_fkey FOREIGN KEY (facet_id) REFERENCES facets(id)
);
CREATE INDEX facet_counts_facet ON facet_counts USING btree (facet_id);

-- 0005: Words of names: letters only, at least three of them. Words that stand for a class, a colour or a brand are filters of the search
-- and not kept here, so the lists of the others stay short.
create table name_words (
  word text collate C not null,
  sku_id integer not null,
  constraint name_words_pkey PRIMARY KEY (word, sku_id),
  constraint name_words_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE
);
CREATE INDEX name_words_sku ON name_words USING btree (sku_id);

-- 0005: Every end of a number from three characters on, so that a part of a number is found by a range of an index. Of our own numbers only
-- what follows the prefix that all of them share.
create table number_suffixes (
  suffix text collate C not null,
  sku_id integer not null,
  constraint number_suffixes_pkey PRIMARY KEY (suffix, sku_id),
  constraint number_suffixes_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE
);
CREATE INDEX number_suffixes_sku ON number_suffixes USING btree (sku_id);

create table filter_words (
  word text collate C not null,
  constraint filter_words_pkey PRIMARY KEY (word)
);

-- ==================== price: price lists, agreed prices, promotions, coupons

create table price_lists (
  id integer not null generated always as identity,
  name text not null,
  currency character(3) not null,
  constraint price_lists_pkey PRIMARY KEY (id),
  constraint price_lists_in_currency UNIQUE (id, currency),
  constraint price_lists_name_key UNIQUE (name),
  constraint price_lists_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
);
CREATE TRIGGER price_lists_keep_currency BEFORE UPDATE OF currency ON public.price_lists FOR EACH ROW WHEN ((old.currency <> new.currency)) EXECUTE FUNCTION keep_currency();

create table list_prices (
  price_list_id integer not null,
  sku_id integer not null,
  unit_price integer not null,  -- 0003: cents, VAT excluded, in the currency of the list
  constraint list_prices_pkey PRIMARY KEY (price_list_id, sku_id),
  constraint list_prices_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES price_lists(id),
  constraint list_prices_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint list_prices_unit_price_check CHECK ((unit_price >= 0))
);
CREATE INDEX list_prices_by_price ON list_prices USING btree (price_list_id, unit_price, sku_id);
CREATE INDEX list_prices_sku ON list_prices USING btree (sku_id);

-- A price agreed with one customer; it wins over the price list.
create table customer_prices (
  customer_id integer not null,
  sku_id integer not null,
  unit_price integer not null,  -- cents, in the currency of the customer's price list
  constraint customer_prices_pkey PRIMARY KEY (customer_id, sku_id),
  constraint customer_prices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_prices_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint customer_prices_unit_price_check CHECK ((unit_price >= 0))
);
CREATE INDEX customer_prices_by_price ON customer_prices USING btree (customer_id, unit_price, sku_id);
CREATE INDEX customer_prices_sku ON customer_prices USING btree (sku_id);

create table account_prices (
  id integer not null generated always as identity,
  customer_id integer not null,
  account_id integer,  -- 0018: null: every sales rep
  sku_id integer not null,
  unit_price integer not null,  -- 0018: cents, VAT excluded, in the currency of the customer
  constraint account_prices_pkey PRIMARY KEY (id),
  constraint account_prices_customer_id_account_id_sku_id_key UNIQUE NULLS NOT DISTINCT (customer_id, account_id, sku_id),
  constraint account_prices_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES accounts(id, customer_id) ON DELETE CASCADE,
  constraint account_prices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint account_prices_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint account_prices_unit_price_check CHECK ((unit_price > 0))
);
CREATE INDEX account_prices_account ON account_prices USING btree (account_id);
CREATE INDEX account_prices_sku ON account_prices USING btree (sku_id);

-- 0018: A mark-up on what the customer pays, for a class, a brand, both or everything.
create table account_price_rules (
  id integer not null generated always as identity,
  customer_id integer not null,
  account_id integer,  -- 0018: null: every sales rep
  class_id integer,
  brand_id integer,
  markup_bp integer not null,  -- 0018: basis points: 1250 = 12.5 %
  constraint account_price_rules_pkey PRIMARY KEY (id),
  constraint account_price_rules_customer_id_account_id_class_id_brand_i_key UNIQUE NULLS NOT DISTINCT (customer_id, account_id, class_id, brand_id),
  constraint account_price_rules_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES accounts(id, customer_id) ON DELETE CASCADE,
  constraint account_price_rules_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint account_price_rules_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id),
  constraint account_price_rules_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint account_price_rules_markup_bp_check CHECK (((markup_bp >= 0) AND (markup_bp <= 100000)))
);
CREATE INDEX account_price_rules_account ON account_price_rules USING btree (account_id);
CREATE INDEX account_price_rules_brand ON account_price_rules USING btree (brand_id);
CREATE INDEX account_price_rules_class ON account_price_rules USING btree (class_id);

-- 0046: What a site asks for handling an order, by its type; nothing where no row says so.
create table handling_fees (
  org_id integer not null,
  order_type text not null,
  fee integer not null,  -- 0046: cents in the currency of the site
  currency character(3) not null,
  constraint handling_fees_pkey PRIMARY KEY (org_id, order_type),
  constraint handling_fees_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint handling_fees_org_in_currency FOREIGN KEY (org_id, currency) REFERENCES orgs(id, currency),
  constraint handling_fees_fee_check CHECK ((fee >= 0)),
  constraint handling_fees_order_type_check CHECK ((order_type = ANY (ARRAY['REG'::text, 'DROP'::text, 'CPDROP'::text])))
);

create table promotions (
  id integer not null generated always as identity,
  org_id integer not null,
  title labels not null,
  starts_on date not null,  -- 0043: from the begin of this day of the site
  ends_on date not null,  -- 0043: to the end of this one
  kind text not null default 'prices'::text,
  value integer,  -- 0043: Basis points of a percentage; cents: off each piece of an amount, of goods from which sending is free.
  buy integer,  -- 0043: of so many and
  free integer,  -- 0043: so many more pieces the latter cost nothing
  of_products boolean not null default false,  -- 0043: for those of promotion_skus alone
  class_id integer,  -- 0043: null: of every class
  brand_id integer,  -- 0043: null: of every brand
  price_list_id integer,  -- 0043: the group of customers; null: all of the site
  currency character(3) not null,
  constraint promotions_pkey PRIMARY KEY (id),
  constraint promotions_id_org_id_key UNIQUE (id, org_id),
  constraint promotions_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint promotions_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id),
  constraint promotions_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint promotions_org_in_currency FOREIGN KEY (org_id, currency) REFERENCES orgs(id, currency),
  constraint promotions_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES price_lists(id),
  constraint promotions_buy_check CHECK ((buy > 0)),
  constraint promotions_check CHECK (((kind = ANY (ARRAY['prices'::text, 'buyGet'::text])) = (value IS NULL))),
  constraint promotions_check1 CHECK ((ends_on >= starts_on)),
  constraint promotions_check2 CHECK ((((kind = 'buyGet'::text) = (buy IS NOT NULL)) AND ((kind = 'buyGet'::text) = (free IS NOT NULL)))),
  constraint promotions_check3 CHECK (((buy + free) <= 9999)),
  constraint promotions_check4 CHECK (((kind <> 'percentage'::text) OR (value <= 10000))),
  constraint promotions_check5 CHECK (((kind <> 'prices'::text) OR (NOT of_products))),
  constraint promotions_check6 CHECK ((((kind <> 'prices'::text) AND (NOT of_products)) OR ((class_id IS NULL) AND (brand_id IS NULL)))),
  constraint promotions_free_check CHECK ((free > 0)),
  constraint promotions_kind_check CHECK ((kind = ANY (ARRAY['prices'::text, 'percentage'::text, 'amount'::text, 'buyGet'::text, 'freeShipping'::text]))),
  constraint promotions_value_check CHECK ((value > 0))
);
CREATE INDEX promotions_brand ON promotions USING btree (brand_id);
CREATE INDEX promotions_class ON promotions USING btree (class_id);
-- 0043: Every price asks which run; most of them are over.
CREATE INDEX promotions_org ON promotions USING btree (org_id, ends_on);
CREATE INDEX promotions_price_list ON promotions USING btree (price_list_id);
CREATE TRIGGER promotions_keep_currency BEFORE UPDATE OF currency ON public.promotions FOR EACH ROW WHEN ((old.currency <> new.currency)) EXECUTE FUNCTION keep_currency();
CREATE TRIGGER promotions_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.promotions FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table promotion_prices (
  promotion_id integer not null,
  sku_id integer not null,
  discount_price integer not null,  -- 0003: cents, in the currency of the site
  constraint promotion_prices_pkey PRIMARY KEY (promotion_id, sku_id),
  constraint promotion_prices_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE CASCADE,
  constraint promotion_prices_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint promotion_prices_discount_price_check CHECK ((discount_price >= 0))
);
CREATE INDEX promotion_prices_sku ON promotion_prices USING btree (sku_id);
CREATE TRIGGER promotion_prices_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.promotion_prices FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table promotion_skus (
  promotion_id integer not null,
  sku_id integer not null,
  constraint promotion_skus_pkey PRIMARY KEY (promotion_id, sku_id),
  constraint promotion_skus_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE CASCADE,
  constraint promotion_skus_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE
);
CREATE INDEX promotion_skus_sku ON promotion_skus USING btree (sku_id);
-- 0051: Home shows visitors the products of promotions of every kind, so they hear of the products of these, too.
CREATE TRIGGER promotion_skus_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.promotion_skus FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table coupons (
  id integer not null generated always as identity,
  org_id integer not null,
  code text not null,
  title labels not null,
  kind text not null,
  value integer not null,  -- 0033: basis points of a percentage; else cents, of shipping at most so much
  start_amount bigint not null default 0,  -- 0033: goods in cents from which it can be used
  brand_id integer,  -- 0033: null: for all products
  starts_on date not null,  -- 0033: from the begin of this day of the site
  ends_on date not null,  -- 0033: to the end of this one
  use_limit integer,  -- 0033: uses in all; null: any number
  customer_limit integer not null default 1,
  used integer not null default 0,
  audience text not null default 'anybody'::text,  -- 0033: anybody with its code, or who was given it
  active boolean not null default true,
  currency character(3) not null,
  constraint coupons_pkey PRIMARY KEY (id),
  constraint coupons_org_id_code_key UNIQUE (org_id, code),
  constraint coupons_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint coupons_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint coupons_org_in_currency FOREIGN KEY (org_id, currency) REFERENCES orgs(id, currency),
  constraint coupons_audience_check CHECK ((audience = ANY (ARRAY['anybody'::text, 'holders'::text, 'newcomers'::text]))),
  constraint coupons_check CHECK ((ends_on >= starts_on)),
  constraint coupons_check1 CHECK (((kind <> 'percentage'::text) OR (value <= 10000))),
  constraint coupons_check2 CHECK ((used <= use_limit)),
  constraint coupons_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'::text)),
  constraint coupons_customer_limit_check CHECK ((customer_limit > 0)),
  constraint coupons_kind_check CHECK ((kind = ANY (ARRAY['percentage'::text, 'fixed'::text, 'shipping'::text]))),
  constraint coupons_start_amount_check CHECK ((start_amount >= 0)),
  constraint coupons_use_limit_check CHECK ((use_limit > 0)),
  constraint coupons_used_check CHECK ((used >= 0)),
  constraint coupons_value_check CHECK ((value > 0))
);
CREATE INDEX coupons_brand ON coupons USING btree (brand_id);
-- 0033: A site welcomes new customers with one coupon at a time.
CREATE UNIQUE INDEX coupons_newcomers ON coupons USING btree (org_id) WHERE (audience = 'newcomers'::text);
CREATE TRIGGER coupons_keep_currency BEFORE UPDATE OF currency ON public.coupons FOR EACH ROW WHEN ((old.currency <> new.currency)) EXECUTE FUNCTION keep_currency();

create table customer_coupons (
  customer_id integer not null,
  coupon_id integer not null,
  held_since timestamp with time zone not null,
  used integer not null default 0,
  constraint customer_coupons_pkey PRIMARY KEY (customer_id, coupon_id),
  constraint customer_coupons_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE CASCADE,
  constraint customer_coupons_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_coupons_used_check CHECK ((used >= 0))
);
CREATE INDEX customer_coupons_coupon ON customer_coupons USING btree (coupon_id);

-- ==================== content: what the pages of a site say

-- 0007: In all tables of content: a site's id, or null for all sites; a period, open where it has no begin or end.
create table banners (
  id integer not null generated always as identity,
  org_id integer,
  position smallint not null default 0,
  title labels not null,
  body labels not null,
  link shop_path not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  constraint banners_pkey PRIMARY KEY (id),
  constraint banners_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint banners_check CHECK ((ends_at > starts_at))
);
CREATE INDEX banners_org ON banners USING btree (org_id, "position");
CREATE TRIGGER banners_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.banners FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table activity_subjects (
  id integer not null generated always as identity,
  org_id integer,
  promotion_id integer,
  position smallint not null default 0,
  title labels not null,
  body labels not null,
  link shop_path not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  constraint activity_subjects_pkey PRIMARY KEY (id),
  constraint activity_subjects_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint activity_subjects_promotion_id_org_id_fkey FOREIGN KEY (promotion_id, org_id) REFERENCES promotions(id, org_id) ON DELETE CASCADE,
  constraint activity_subjects_check CHECK (((promotion_id IS NULL) OR (org_id IS NOT NULL))),
  constraint activity_subjects_check1 CHECK ((ends_at > starts_at))
);
CREATE INDEX activity_subjects_org ON activity_subjects USING btree (org_id, "position");
CREATE INDEX activity_subjects_promotion ON activity_subjects USING btree (promotion_id, org_id);
CREATE TRIGGER activity_subjects_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.activity_subjects FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

-- 0007: The brands that home names.
create table brand_subjects (
  id integer not null generated always as identity,
  org_id integer,
  brand_id integer not null,
  position smallint not null default 0,
  title labels not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  constraint brand_subjects_pkey PRIMARY KEY (id),
  constraint brand_subjects_brand_id_org_id_key UNIQUE NULLS NOT DISTINCT (brand_id, org_id),
  constraint brand_subjects_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE,
  constraint brand_subjects_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint brand_subjects_check CHECK ((ends_at > starts_at))
);
CREATE INDEX brand_subjects_org ON brand_subjects USING btree (org_id, "position");
CREATE TRIGGER brand_subjects_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.brand_subjects FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

-- 0007: Rows of popular products on home.
create table home_floors (
  id integer not null generated always as identity,
  org_id integer,
  position smallint not null default 0,
  title labels not null,
  link shop_path not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  constraint home_floors_pkey PRIMARY KEY (id),
  constraint home_floors_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint home_floors_check CHECK ((ends_at > starts_at))
);
CREATE INDEX home_floors_org ON home_floors USING btree (org_id, "position");
CREATE TRIGGER home_floors_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.home_floors FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table home_floor_skus (
  floor_id integer not null,
  position smallint not null,
  sku_id integer not null,
  constraint home_floor_skus_pkey PRIMARY KEY (floor_id, "position"),
  constraint home_floor_skus_floor_id_sku_id_key UNIQUE (floor_id, sku_id),
  constraint home_floor_skus_floor_id_fkey FOREIGN KEY (floor_id) REFERENCES home_floors(id) ON DELETE CASCADE,
  constraint home_floor_skus_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint home_floor_skus_position_check CHECK ((("position" >= 1) AND ("position" <= 12)))
);
CREATE INDEX home_floor_skus_sku ON home_floor_skus USING btree (sku_id);
CREATE TRIGGER home_floor_skus_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.home_floor_skus FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

-- 0007: Longer texts by type and part. What a site has of its own of a part takes the place of what is for all sites.
create table declarations (
  id integer not null generated always as identity,
  org_id integer,
  type text not null,
  part text not null,
  position smallint not null default 0,
  title labels not null,
  body labels not null,
  constraint declarations_pkey PRIMARY KEY (id),
  constraint declarations_org_id_type_part_position_key UNIQUE NULLS NOT DISTINCT (org_id, type, part, "position"),
  constraint declarations_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint declarations_check CHECK (
CASE type
    WHEN 'home'::text THEN (part = ANY (ARRAY['figure'::text, 'flow'::text, 'why'::text, 'gift'::text]))
    WHEN 'about'::text THEN (part = ANY (ARRAY['mission'::text, 'profile'::text, 'production'::text, 'why'::text, 'responsibility'::text, 'quality'::text]))
    ELSE ((type = ANY (ARRAY['cookies'::text, 'membership'::text, 'terms'::text, 'privacy'::text, 'imprint'::text])) AND (part = 'text'::text))
END)
);
CREATE TRIGGER declarations_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.declarations FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

-- 0007: Questions and answers. The slug is the answer's place on the page; a site's own takes the place of the one for all sites.
create table faqs (
  id integer not null generated always as identity,
  org_id integer,
  part text not null,
  position smallint not null default 0,
  slug text not null,
  question labels not null,
  answer labels not null,
  constraint faqs_pkey PRIMARY KEY (id),
  constraint faqs_org_id_slug_key UNIQUE NULLS NOT DISTINCT (org_id, slug),
  constraint faqs_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint faqs_part_check CHECK ((part = ANY (ARRAY['account'::text, 'shopping'::text, 'orders'::text, 'afterSale'::text]))),
  constraint faqs_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug <> ALL (ARRAY['account'::text, 'shopping'::text, 'orders'::text, 'after-sale'::text]))))
);
CREATE TRIGGER faqs_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.faqs FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table notices (
  id integer not null generated always as identity,
  org_id integer,
  title labels not null,
  body labels not null,
  published_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint notices_check CHECK ((ends_at > published_at))
);
CREATE INDEX notices_org ON notices USING btree (org_id, published_at DESC);
CREATE TRIGGER notices_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.notices FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table contact_messages (
  id bigint not null generated always as identity,
  org_id integer not null,
  account_id integer,  -- 0007: null: a visitor
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  subject text not null,
  message text not null,
  language text not null,
  address text,  -- 0007: where it came from, forgotten after a day
  sent_at timestamp with time zone not null,
  once_key text not null,
  request_hash bytea not null,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_once_key_key UNIQUE (once_key),
  constraint contact_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint contact_messages_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint contact_messages_company_check CHECK ((length(company) <= 100)),
  constraint contact_messages_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  constraint contact_messages_message_check CHECK (((length(message) >= 1) AND (length(message) <= 5000))),
  constraint contact_messages_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint contact_messages_once_key_check CHECK (((length(once_key) >= 1) AND (length(once_key) <= 200))),
  constraint contact_messages_phone_check CHECK ((length(phone) <= 40)),
  constraint contact_messages_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 150)))
);
CREATE INDEX contact_messages_account ON contact_messages USING btree (account_id);
CREATE INDEX contact_messages_address ON contact_messages USING btree (address, sent_at);
CREATE INDEX contact_messages_email ON contact_messages USING btree (lower(email), sent_at);
CREATE INDEX contact_messages_org ON contact_messages USING btree (org_id, sent_at DESC);

-- ==================== stock: what is in the warehouses, what arrives, and every move of it

create table stock (
  sku_id integer not null,
  warehouse text not null,
  on_hand integer not null default 0,  -- 0003: pieces on the shelf
  allocated integer not null default 0,  -- 0003: of these, promised to orders
  -- 0144: The bin of a shelf in its warehouse, such as 'A-03-2'; empty where nobody has said. Who picks walks in this order.
  bin text not null default ''::text,
  constraint stock_pkey PRIMARY KEY (sku_id, warehouse),
  constraint stock_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint stock_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint stock_bin_check CHECK ((length(bin) <= 20)),
  constraint stock_check CHECK (((allocated >= 0) AND (allocated <= on_hand))),
  constraint stock_on_hand_check CHECK ((on_hand >= 0))
);
CREATE TRIGGER stock_deleted AFTER DELETE ON public.stock REFERENCING OLD TABLE AS old_stock FOR EACH STATEMENT EXECUTE FUNCTION keep_in_stock();
CREATE TRIGGER stock_inserted AFTER INSERT ON public.stock REFERENCING NEW TABLE AS new_stock FOR EACH STATEMENT EXECUTE FUNCTION keep_in_stock();
CREATE TRIGGER stock_inserted_directly AFTER INSERT ON public.stock FOR EACH ROW WHEN (((new.on_hand <> 0) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_direct_stock();
CREATE TRIGGER stock_updated AFTER UPDATE ON public.stock REFERENCING OLD TABLE AS old_stock NEW TABLE AS new_stock FOR EACH STATEMENT EXECUTE FUNCTION keep_in_stock();
CREATE TRIGGER stock_updated_directly AFTER UPDATE ON public.stock FOR EACH ROW WHEN (((new.on_hand <> old.on_hand) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_direct_stock();

-- 0130: Stock is a ledger: what lies on a shelf changes by a move that says why, and a move never changes.
create table stock_moves (
  id bigint not null generated always as identity,
  sku_id integer not null,
  warehouse text not null,
  kind text not null,
  pieces integer not null,  -- 0130: below 0 what leaves the shelf
  ref text not null,  -- 0130: what it was for, such as 'shipment 17'
  reason text not null default ''::text,
  account_id integer,
  at timestamp with time zone not null,
  -- 0163: Pieces that leave an order's promise and the shelf do so at once. In two steps they were free for a moment, so that every
  -- shipment rewrote its products and the counts of their facets, twice, and locked the counts until its end.
  promised boolean not null default false,
  constraint stock_moves_pkey PRIMARY KEY (id),
  constraint stock_moves_kind_ref_sku_id_warehouse_key UNIQUE (kind, ref, sku_id, warehouse),
  constraint stock_moves_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint stock_moves_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint stock_moves_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint stock_moves_check CHECK (
CASE kind
    WHEN 'receipt'::text THEN (pieces > 0)
    WHEN 'return'::text THEN (pieces > 0)
    WHEN 'shipment'::text THEN (pieces < 0)
    WHEN 'scrap'::text THEN (pieces < 0)
    WHEN 'count'::text THEN true
    ELSE (pieces <> 0)
END),
  constraint stock_moves_check1 CHECK (((kind <> ALL (ARRAY['correction'::text, 'scrap'::text])) OR (reason <> ''::text))),
  constraint stock_moves_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'receipt'::text, 'shipment'::text, 'return'::text, 'count'::text, 'correction'::text, 'scrap'::text]))),
  constraint stock_moves_promised_check CHECK (((NOT promised) OR (kind = 'shipment'::text))),
  constraint stock_moves_reason_check CHECK ((length(reason) <= 300)),
  constraint stock_moves_ref_check CHECK ((ref <> ''::text))
);
CREATE INDEX stock_moves_stock ON stock_moves USING btree (sku_id, warehouse, id);
CREATE TRIGGER stock_moves_posted AFTER INSERT ON public.stock_moves REFERENCING NEW TABLE AS posted FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION post_stock_moves();
-- 0130: The moves of a product that was never sold go with it, by the cascade.
CREATE TRIGGER stock_moves_stay BEFORE DELETE OR UPDATE ON public.stock_moves FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER stock_moves_stay_all BEFORE TRUNCATE ON public.stock_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table expected_arrivals (
  sku_id integer not null,
  warehouse text not null,
  expected_on date not null,
  quantity integer not null,
  -- 0132: reference, received: Goods that arrived, against what was expected.
  reference text not null default ''::text,  -- the purchase order
  received integer not null default 0,
  constraint expected_arrivals_pkey PRIMARY KEY (sku_id, warehouse, expected_on, reference),
  constraint expected_arrivals_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint expected_arrivals_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint expected_arrivals_quantity_check CHECK ((quantity > 0)),
  constraint expected_arrivals_received_check CHECK ((received >= 0)),
  constraint expected_arrivals_reference_check CHECK ((length(reference) <= 60))
);
CREATE TRIGGER expected_arrivals_seen AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.expected_arrivals FOR EACH STATEMENT EXECUTE FUNCTION tell_visitors();

create table receipts (
  id bigint not null generated always as identity,
  warehouse text not null,
  reference text not null,  -- 0132: the delivery note
  account_id integer,
  at timestamp with time zone not null,
  purchase_order_id integer,  -- 0218: Goods may come for a purchase order of ours.
  constraint receipts_pkey PRIMARY KEY (id),
  constraint receipts_warehouse_reference_key UNIQUE (warehouse, reference),
  constraint receipts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint receipts_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id),
  constraint receipts_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint receipts_reference_check CHECK (((reference <> ''::text) AND (length(reference) <= 60)))
);
CREATE INDEX receipts_purchase_order ON receipts USING btree (purchase_order_id, id) WHERE (purchase_order_id IS NOT NULL);

create table receipt_lines (
  receipt_id bigint not null,
  sku_id integer not null,
  quantity integer not null,
  constraint receipt_lines_pkey PRIMARY KEY (receipt_id, sku_id),
  constraint receipt_lines_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id),
  constraint receipt_lines_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id),
  constraint receipt_lines_quantity_check CHECK ((quantity > 0))
);

-- ==================== purchase: suppliers, and what is ordered of them

-- 0217: Who sells us goods, and what we order of them.
create table suppliers (
  id integer not null generated always as identity,
  name text not null,
  email text not null default ''::text,
  note text not null default ''::text,
  currency character(3) not null,  -- 0217: in which we are charged
  lead_days smallint not null,  -- 0217: from an order until its goods are here
  version integer not null default 1,  -- 0217: one more with each change: who changes an older one is refused
  constraint suppliers_pkey PRIMARY KEY (id),
  constraint suppliers_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint suppliers_email_check CHECK ((char_length(email) <= 254)),
  constraint suppliers_lead_days_check CHECK (((lead_days >= 0) AND (lead_days <= 365))),
  constraint suppliers_name_check CHECK (((name ~ '\S'::text) AND (name = btrim(name)) AND (char_length(name) <= 80))),
  constraint suppliers_note_check CHECK ((char_length(note) <= 1000))
);
CREATE UNIQUE INDEX suppliers_name ON suppliers USING btree (lower(name));

create table purchase_orders (
  id integer not null generated always as identity,
  number text not null,
  warehouse text not null,
  supplier_id integer not null,
  supplier_reference text not null default ''::text,
  currency character(3) not null,
  status text not null default 'draft'::text,  -- 0217: how much has come, its lines say
  version integer not null default 1,  -- 0217: one more with each change by staff: who changes an older one is refused
  created_at timestamp with time zone not null,
  ordered_at timestamp with time zone,
  constraint purchase_orders_pkey PRIMARY KEY (id),
  constraint purchase_orders_number_key UNIQUE (number),
  constraint purchase_orders_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint purchase_orders_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint purchase_orders_check CHECK (((status <> 'draft'::text) OR (ordered_at IS NULL))),
  constraint purchase_orders_check1 CHECK (((status <> 'ordered'::text) OR (ordered_at IS NOT NULL))),
  constraint purchase_orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint purchase_orders_number_check CHECK ((number ~ '^PO[A-Z]{2}\d{6,}$'::text)),
  constraint purchase_orders_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'ordered'::text, 'cancelled'::text]))),
  constraint purchase_orders_supplier_reference_check CHECK ((char_length(supplier_reference) <= 60))
);
CREATE INDEX purchase_orders_supplier ON purchase_orders USING btree (supplier_id);
CREATE INDEX purchase_orders_warehouse ON purchase_orders USING btree (warehouse, id DESC);

create table purchase_order_lines (
  purchase_order_id integer not null,
  position smallint not null,
  sku_id integer not null,
  quantity integer not null,
  received integer not null default 0,  -- 0217: more than the quantity where more came
  cancelled integer not null default 0,
  open_pieces integer not null generated always as (GREATEST(((quantity - cancelled) - received), 0)) stored,
  purchase_price integer,  -- 0217: of a piece, in cents; null where it is not known
  expected_on date,  -- 0217: null until the supplier names a day: nothing is promised from it
  constraint purchase_order_lines_pkey PRIMARY KEY (purchase_order_id, "position"),
  constraint purchase_order_lines_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id),
  constraint purchase_order_lines_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id),
  constraint purchase_order_lines_check CHECK (((cancelled >= 0) AND (cancelled <= quantity))),
  constraint purchase_order_lines_position_check CHECK (("position" > 0)),
  constraint purchase_order_lines_purchase_price_check CHECK ((purchase_price >= 0)),
  constraint purchase_order_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000000))),
  constraint purchase_order_lines_received_check CHECK ((received >= 0))
);
-- 0229: What is open of a product stands once for each day and price.
CREATE UNIQUE INDEX purchase_order_lines_once ON purchase_order_lines USING btree (purchase_order_id, sku_id, expected_on, purchase_price) NULLS NOT DISTINCT WHERE (open_pieces > 0);
CREATE INDEX purchase_order_lines_open ON purchase_order_lines USING btree (sku_id) WHERE (open_pieces > 0);
-- 0238: What to order asks of each product that is low of whom it was ordered last: among 100,000 lines it came to no answer.
CREATE INDEX purchase_order_lines_sku ON purchase_order_lines USING btree (sku_id, purchase_order_id);

-- 0217: Numbers without gaps, by warehouse.
create table purchase_order_counters (
  warehouse text not null,
  last integer not null,
  constraint purchase_order_counters_pkey PRIMARY KEY (warehouse),
  constraint purchase_order_counters_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint purchase_order_counters_last_check CHECK ((last > 0))
);

-- 0219: Below so many pieces, with what is on order and without what waits, staff want to order a product for a warehouse again.
create table reorder_points (
  sku_id integer not null,
  warehouse text not null,
  pieces integer not null,
  constraint reorder_points_pkey PRIMARY KEY (sku_id, warehouse),
  constraint reorder_points_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint reorder_points_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint reorder_points_pieces_check CHECK (((pieces >= 1) AND (pieces <= 1000000)))
);

-- ==================== basket: what an account gathers: basket, quick orders, favourites, own numbers

create table basket_lines (
  id bigint not null generated always as identity,
  account_id integer not null,
  sku_id integer not null,
  cust_number text not null default ''::text,  -- 0004: the customer's own article number
  quantity integer not null,
  warehouse text,
  price_seen integer,  -- 0004: cents each when last put in or changed; null: no price then
  price_seen_at timestamp with time zone not null,
  added_at timestamp with time zone not null,
  note text not null default ''::text,  -- What a buyer notes on a line of the basket; it goes with the line into the order.
  -- 0055: Where a line that was put back, or took the place of another, stands: the id of the line that stood there before it. A line
  -- without one stands where it was put in, by its own id; ids only grow, so nothing that is put in later comes before it.
  place bigint,
  constraint basket_lines_pkey PRIMARY KEY (id),
  constraint basket_lines_account_id_sku_id_key UNIQUE (account_id, sku_id),
  constraint basket_lines_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint basket_lines_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id),
  constraint basket_lines_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint basket_lines_cust_number_check CHECK ((length(cust_number) <= 60)),
  constraint basket_lines_note_check CHECK ((length(note) <= 200)),
  constraint basket_lines_place_check CHECK ((place > 0)),
  constraint basket_lines_price_seen_check CHECK ((price_seen >= 0)),
  constraint basket_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999)))
);
CREATE INDEX basket_lines_sku ON basket_lines USING btree (sku_id);

create table quick_orders (
  id integer not null generated always as identity,
  number text not null,
  org_id integer not null,
  customer_id integer not null,
  account_id integer not null,  -- 0030: who made it
  name text not null default ''::text,
  status text not null,
  reason text,  -- 0030: why it was rejected
  wishes jsonb not null default '{}'::jsonb,  -- 0030: how its order is to be sent
  order_id bigint,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  -- 0054: Of two windows that change one list, the second says which list it has seen, and does not silently undo the first.
  version integer not null default 1,
  -- 0112: What an order is placed with is called its checkout options. The version before knows the old column alone: while both answer,
  -- each writes its own and reads what the other has written. A later version drops `wishes` and the trigger.
  checkout_options jsonb not null,
  constraint quick_orders_pkey PRIMARY KEY (id),
  constraint quick_orders_number_key UNIQUE (number),
  constraint quick_orders_order_id_key UNIQUE (order_id),
  constraint quick_orders_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES accounts(id, customer_id),
  constraint quick_orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint quick_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint quick_orders_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint quick_orders_check CHECK (((status = 'rejected'::text) = (reason IS NOT NULL))),
  constraint quick_orders_check1 CHECK (((status = 'ordered'::text) = (order_id IS NOT NULL))),
  constraint quick_orders_checkout_options_check CHECK ((jsonb_typeof(checkout_options) = 'object'::text)),
  constraint quick_orders_name_check CHECK ((length(name) <= 80)),
  constraint quick_orders_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint quick_orders_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'rejected'::text, 'ordered'::text]))),
  constraint quick_orders_version_check CHECK ((version > 0)),
  constraint quick_orders_wishes_check CHECK ((jsonb_typeof(wishes) = 'object'::text))
);
CREATE INDEX quick_orders_account ON quick_orders USING btree (account_id);
CREATE INDEX quick_orders_customer ON quick_orders USING btree (customer_id, changed_at DESC, id DESC);
-- 0064: What waits for somebody to decide is counted whenever a person comes.
CREATE INDEX quick_orders_submitted ON quick_orders USING btree (customer_id) WHERE (status = 'submitted'::text);
CREATE TRIGGER same_checkout_options BEFORE INSERT OR UPDATE OF wishes, checkout_options ON public.quick_orders FOR EACH ROW EXECUTE FUNCTION same_checkout_options();

create table quick_order_lines (
  quick_order_id integer not null,
  position smallint not null,
  sku_id integer not null,
  quantity integer not null,
  cust_number text not null default ''::text,  -- 0030: the customer's own article number
  -- What a buyer noted in the basket goes with its line into the list that waits, and from there into the order.
  note text not null default ''::text,
  constraint quick_order_lines_pkey PRIMARY KEY (quick_order_id, "position"),
  constraint quick_order_lines_quick_order_id_sku_id_key UNIQUE (quick_order_id, sku_id),
  constraint quick_order_lines_quick_order_id_fkey FOREIGN KEY (quick_order_id) REFERENCES quick_orders(id) ON DELETE CASCADE,
  constraint quick_order_lines_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id),
  constraint quick_order_lines_cust_number_check CHECK ((length(cust_number) <= 60)),
  constraint quick_order_lines_note_check CHECK ((length(note) <= 200)),
  constraint quick_order_lines_position_check CHECK (("position" > 0)),
  constraint quick_order_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999)))
);
CREATE INDEX quick_order_lines_sku ON quick_order_lines USING btree (sku_id);
-- 0201: Last, as they lock what people write into. A line written meanwhile is learnt when its product is ordered the next time.
CREATE TRIGGER learn_cust_numbers AFTER INSERT ON public.quick_order_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION learn_cust_numbers('quick_orders', 'quick_order_id');

create table favourites (
  id integer not null generated always as identity,
  account_id integer not null,
  sku_id integer not null,
  cust_number text not null default ''::text,  -- 0009: the customer's own article number
  warehouse text,
  added_at timestamp with time zone not null,
  -- 0044: watches_stock, was_in_stock, watches_price, watched_price: What a favourite is watched for. `was_in_stock` and `watched_price`
  -- (cents of the account's currency) are what was true when it was last looked at: news is what differs from them.
  watches_stock boolean not null default false,
  was_in_stock boolean,
  watches_price boolean not null default false,
  watched_price integer,
  -- 0116: back_at, dropped_at, dropped_from: What its person was told last of a favourite, which home shows for some days: since when it is
  -- back in stock, since when it costs less, and what it cost before (cents of the account's currency, as watched_price).
  back_at timestamp with time zone,
  dropped_at timestamp with time zone,
  dropped_from integer,
  constraint favourites_pkey PRIMARY KEY (id),
  constraint favourites_account_id_sku_id_key UNIQUE (account_id, sku_id),
  constraint favourites_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint favourites_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint favourites_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint favourites_check CHECK (((NOT watches_stock) OR (was_in_stock IS NOT NULL))),
  constraint favourites_check1 CHECK (((NOT watches_price) OR (watched_price IS NOT NULL))),
  constraint favourites_check2 CHECK (((dropped_at IS NULL) = (dropped_from IS NULL))),
  constraint favourites_cust_number_check CHECK ((length(cust_number) <= 60)),
  constraint favourites_dropped_from_check CHECK ((dropped_from >= 0)),
  constraint favourites_watched_price_check CHECK ((watched_price >= 0))
);
CREATE INDEX favourites_news ON favourites USING btree (account_id) WHERE ((back_at IS NOT NULL) OR (dropped_at IS NOT NULL));
CREATE INDEX favourites_sku ON favourites USING btree (sku_id);
CREATE INDEX favourites_watched ON favourites USING btree (account_id) WHERE (watches_stock OR watches_price);
-- 0201: Last, as they lock what people write into. A line written meanwhile is learnt when its product is ordered the next time.
CREATE TRIGGER learn_cust_numbers AFTER INSERT ON public.favourites REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION learn_cust_numbers('accounts', 'account_id');
CREATE TRIGGER rename_cust_number AFTER UPDATE OF cust_number ON public.favourites FOR EACH ROW WHEN ((old.cust_number <> new.cust_number)) EXECUTE FUNCTION rename_cust_number();

create table search_history (
  id bigint not null generated always as identity,
  account_id integer not null,
  keyword text not null,
  searched_at timestamp with time zone not null,
  constraint search_history_pkey PRIMARY KEY (id),
  constraint search_history_account_id_keyword_key UNIQUE (account_id, keyword),
  constraint search_history_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint search_history_keyword_check CHECK (((keyword <> ''::text) AND (length(keyword) <= 200)))
);
CREATE INDEX search_history_recent ON search_history USING btree (account_id, searched_at DESC);

-- 0201: What customers call products, to find them by it: of favourites, of lists and of what was ordered, whichever of the customer's
-- people wrote it. Triggers write it, so that the version before does, too. What stands in a basket comes here when it is ordered or
-- listed.
create table cust_numbers (
  customer_id integer not null,
  key text collate C not null,  -- 0201: Its letters and digits alone, in capitals: `cust_number_key`.
  sku_id integer not null,
  constraint cust_numbers_pkey PRIMARY KEY (customer_id, key, sku_id),
  constraint cust_numbers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint cust_numbers_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint cust_numbers_key_check CHECK ((length(key) >= 2))
);
CREATE INDEX cust_numbers_sku ON cust_numbers USING btree (sku_id);

-- ==================== carrier: who brings the goods, and what they ask

create table carriers (
  code text not null,
  name text not null,
  tracking_url text not null default ''::text,  -- 0048: {number}: that of the shipment
  -- 0151: How the shop deals with a carrier: by hand, or by a program that gives tracking numbers and tells where parcels are.
  adapter text not null default 'hand'::text,
  constraint carriers_pkey PRIMARY KEY (code),
  constraint carriers_adapter_check CHECK ((adapter = ANY (ARRAY['hand'::text, 'test'::text]))),
  constraint carriers_tracking_url_check CHECK (((tracking_url = ''::text) OR (tracking_url ~ '^https://[^{}]+\{number\}[^{}]*$'::text)))
);

-- What sending an order costs; one row for each carrier, warehouse, destination country and currency.
create table shipping_rates (
  carrier text not null,
  warehouse text not null,
  country character(2) not null,
  price integer not null,  -- cents in the currency of the row
  free_from integer,  -- 0004: goods value in cents from which sending is free
  days_min smallint not null,  -- 0004: working days
  days_max smallint not null,
  currency character(3) not null,  -- A carrier has a price in each currency that is sold in; none is converted.
  constraint shipping_rates_pkey PRIMARY KEY (carrier, warehouse, country, currency),
  constraint shipping_rates_carrier_fkey FOREIGN KEY (carrier) REFERENCES carriers(code),
  constraint shipping_rates_country_fkey FOREIGN KEY (country) REFERENCES countries(iso2),
  constraint shipping_rates_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint shipping_rates_check CHECK ((days_max >= days_min)),
  constraint shipping_rates_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint shipping_rates_days_min_check CHECK ((days_min >= 0)),
  constraint shipping_rates_free_from_check CHECK ((free_from >= 0)),
  constraint shipping_rates_price_check CHECK ((price >= 0))
);
-- 0212: Which warehouses send to a country is asked for with every line of a basket.
CREATE INDEX shipping_rates_to ON shipping_rates USING btree (country, currency, warehouse);

-- 0223: Where a warehouse does not send, though a carrier goes to the country: postcodes that begin so, in capitals and without signs
-- between.
create table excluded_areas (
  warehouse text not null,
  country character(2) not null,
  postcode text not null,
  constraint excluded_areas_pkey PRIMARY KEY (warehouse, country, postcode),
  constraint excluded_areas_country_fkey FOREIGN KEY (country) REFERENCES countries(iso2),
  constraint excluded_areas_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint excluded_areas_postcode_check CHECK ((postcode ~ '^[A-Z0-9]{1,10}$'::text))
);

create table forwarders (
  id integer not null,
  region text not null,
  name text not null,
  is_other boolean not null default false,  -- 0042: none of those named: the customer types the name
  constraint forwarders_pkey PRIMARY KEY (id),
  constraint forwarders_region_name_key UNIQUE (region, name),
  constraint forwarders_name_check CHECK ((name <> ''::text)),
  constraint forwarders_region_check CHECK ((region = ANY (ARRAY['EU'::text, 'US'::text])))
);
CREATE UNIQUE INDEX forwarders_other ON forwarders USING btree (region) WHERE is_other;

-- ==================== order: orders, their shipments, cancellations and updates

create table orders (
  id bigint not null generated always as identity,
  order_number text not null,
  org_id integer not null,
  customer_id integer not null,
  account_id integer not null,
  status text not null,
  order_type text not null,
  po_number text not null default ''::text,
  instruction text not null default ''::text,
  ship_from text not null,
  ship_via text not null,
  bill_to jsonb not null,  -- 0004: what was true when the order was placed
  ship_to jsonb not null,
  currency character(3) not null,
  terms_net_days integer not null,
  subtotal bigint not null,  -- 0004: all money of this table in cents
  discount bigint not null default 0,
  shipping_cost bigint not null,
  handling_fee bigint not null default 0,
  vat_rate_bp integer not null,
  vat_reason text not null,
  vat bigint not null,
  total bigint not null,
  promised_on date,
  placed_at timestamp with time zone not null,
  coupon_id integer,  -- 0033: An order uses one coupon at most; its code stays readable.
  coupon_code text not null default ''::text,
  forwarder_id integer,  -- An order that a forwarder fetches keeps the forwarder's name as it was; no other order has one.
  forwarder text not null default ''::text,
  shipping_promotion_id integer,  -- 0043: Why sending costs nothing.
  shipping_promotion jsonb,
  -- 0045: What becomes of pieces that are not in stock when an order is placed, as its buyer chose.
  back_orders text not null default 'split'::text,
  so_number text,  -- 0059: so_number, so_at: The number under which the provider's staff release an order, and when they did.
  so_at timestamp with time zone,
  -- 0060: The VAT number that an order was placed with, as it decided its VAT; '' for none, null where it was placed before it was kept.
  vat_number text,
  paid_at timestamp with time zone,  -- When an order on account was paid; null while it is not.
  held_because text,  -- 0063: Why an order was held when it was placed; null where it was not, or from before this was kept.
  -- 0085: An order that was split by warehouse is several: each but the first names the first, whose papers and list are theirs too.
  split_from bigint,
  hold_note text not null default ''::text,
  -- 0140: cancelled_total, cancelled_vat, remaining_total, remaining_vat: What cancellations have taken off an order so far, and what
  -- remains of its sums: every list, limit and payment counts that. It follows the cancellations, whichever version of the shop writes
  -- them.
  cancelled_total bigint not null default 0,
  cancelled_vat bigint not null default 0,
  remaining_total bigint not null generated always as ((total - cancelled_total)) virtual,
  remaining_vat bigint not null generated always as ((vat - cancelled_vat)) virtual,
  -- 0145: When its customer was told that an unpaid order will be cancelled: none is without that.
  payment_reminded_at timestamp with time zone,
  -- 0237: An order whose warehouse its customer chose waits there, whatever comes to another. Orders from before this do not say it, and
  -- may move as until now.
  ship_from_chosen boolean not null default false,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_order_number_key UNIQUE (order_number),
  constraint orders_so_number_key UNIQUE (so_number),
  constraint orders_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint orders_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  constraint orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint orders_forwarder_id_fkey FOREIGN KEY (forwarder_id) REFERENCES forwarders(id),
  constraint orders_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint orders_ship_from_fkey FOREIGN KEY (ship_from) REFERENCES warehouses(code),
  constraint orders_ship_via_fkey FOREIGN KEY (ship_via) REFERENCES carriers(code),
  constraint orders_split_from_fkey FOREIGN KEY (split_from) REFERENCES orders(id),
  constraint orders_back_orders_check CHECK ((back_orders = ANY (ARRAY['split'::text, 'together'::text, 'reduce'::text]))),
  constraint orders_check CHECK ((total = ((((subtotal - discount) + shipping_cost) + handling_fee) + vat))),
  constraint orders_check1 CHECK (((coupon_id IS NULL) = (coupon_code = ''::text))),
  constraint orders_check2 CHECK ((discount <= (subtotal + shipping_cost))),
  constraint orders_check3 CHECK (((ship_via = 'OWN'::text) = (forwarder_id IS NOT NULL))),
  constraint orders_check4 CHECK (((forwarder_id IS NULL) = (forwarder = ''::text))),
  constraint orders_check5 CHECK (((shipping_promotion_id IS NULL) = (shipping_promotion IS NULL))),
  constraint orders_check6 CHECK (((shipping_promotion_id IS NULL) OR (shipping_cost = 0))),
  constraint orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint orders_discount_check CHECK ((discount >= 0)),
  constraint orders_forwarder_check CHECK ((length(forwarder) <= 80)),
  constraint orders_handling_fee_check CHECK ((handling_fee >= 0)),
  constraint orders_held_because_check CHECK ((held_because = ANY (ARRAY['payment.held_overdue'::text, 'payment.held_limit'::text, 'staff'::text]))),
  constraint orders_held_check CHECK (((status = 'onHold'::text) = (held_because IS NOT NULL))),
  constraint orders_hold_note_check CHECK ((length(hold_note) <= 300)),
  constraint orders_instruction_check CHECK ((length(instruction) <= 1000)),
  constraint orders_order_type_check CHECK ((order_type = ANY (ARRAY['REG'::text, 'DROP'::text, 'CPDROP'::text]))),
  constraint orders_paid_check CHECK (((paid_at IS NULL) OR (status <> 'awaitingPayment'::text))),
  constraint orders_paid_first_check CHECK (((terms_net_days > 0) OR (paid_at IS NOT NULL) OR (status = ANY (ARRAY['awaitingPayment'::text, 'cancelled'::text])))),
  constraint orders_po_number_check CHECK ((length(po_number) <= 60)),
  constraint orders_remaining_check CHECK (((cancelled_total >= 0) AND (cancelled_total <= total))),
  constraint orders_shipping_cost_check CHECK ((shipping_cost >= 0)),
  constraint orders_shipping_promotion_check CHECK (((shipping_promotion ->> 'en'::text) <> ''::text)),
  constraint orders_so_check CHECK (((so_number IS NULL) = (so_at IS NULL))),
  constraint orders_split_from_check CHECK ((split_from < id)),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['awaitingPayment'::text, 'onHold'::text, 'submitted'::text, 'released'::text, 'partlyShipped'::text, 'shipped'::text, 'allDelivered'::text, 'cancelled'::text]))),
  constraint orders_subtotal_check CHECK ((subtotal >= 0)),
  constraint orders_vat_check CHECK ((vat >= 0)),
  constraint orders_vat_rate_bp_check CHECK (((vat_rate_bp >= 0) AND (vat_rate_bp <= 10000)))
);
CREATE INDEX orders_account ON orders USING btree (account_id);
CREATE INDEX orders_consignee ON orders USING btree (upper((((ship_to ->> 'firstName'::text) || ' '::text) || (ship_to ->> 'lastName'::text))) text_pattern_ops, id);
CREATE INDEX orders_coupon ON orders USING btree (coupon_id) WHERE (coupon_id IS NOT NULL);
CREATE INDEX orders_customer ON orders USING btree (customer_id, placed_at DESC, id DESC);
CREATE INDEX orders_forwarder ON orders USING btree (forwarder_id) WHERE (forwarder_id IS NOT NULL);
-- 0236: The newest orders of a customer, and of those that are over, without looking at all of them; with their site, so that nothing else
-- is read to count them. Those under way have `orders_under_way`: an index of all states would be taken for what is late or to be picked,
-- too.
CREATE INDEX orders_newest ON orders USING btree (customer_id, id DESC) INCLUDE (org_id);
-- 0114: Home asks for the orders that are under way, of a customer who may have a hundred thousand that are delivered.
CREATE INDEX orders_open ON orders USING btree (customer_id) WHERE (status <> ALL (ARRAY['allDelivered'::text, 'cancelled'::text]));
CREATE INDEX orders_open_on_account ON orders USING btree (customer_id) WHERE ((terms_net_days > 0) AND (paid_at IS NULL) AND (status = ANY (ARRAY['onHold'::text, 'submitted'::text, 'released'::text, 'partlyShipped'::text])));
-- 0087: The desk reads the newest orders of one site, those of today, and those that wait for somebody.
CREATE INDEX orders_org ON orders USING btree (org_id, id DESC);
CREATE INDEX orders_over ON orders USING btree (status, id DESC) INCLUDE (org_id) WHERE (status = ANY (ARRAY['allDelivered'::text, 'cancelled'::text]));
CREATE INDEX orders_placed ON orders USING btree (placed_at);
CREATE INDEX orders_po ON orders USING btree (customer_id, upper(po_number)) WHERE (po_number <> ''::text);
-- 0154: Staff look for an order by the whole PO number of any customer; the index of parts of numbers takes 90 ms for one among a million.
CREATE INDEX orders_po_number ON orders USING btree (upper(po_number)) WHERE (po_number <> ''::text);
-- 0208: Staff sort the orders of all customers by the day that was promised, and by what remains of their total.
CREATE INDEX orders_promised ON orders USING btree (promised_on, id);
CREATE INDEX orders_remaining ON orders USING btree (((total - cancelled_total)) DESC, id DESC);
-- 0210: The digits at the end of an order number, as people say it: 71 of ONL000071.
CREATE INDEX orders_short_number ON orders USING btree (ltrim("substring"(order_number, '[0-9]+$'::text), '0'::text));
-- 0136: Staff look up orders by part of a number or name. The query writes the same expression
-- (server/features/console/desk/find-orders.ts).
CREATE INDEX orders_sought ON orders USING gin (upper(((((((((order_number || ' '::text) || COALESCE(so_number, ''::text)) || ' '::text) || po_number) || ' '::text) || COALESCE((ship_to ->> 'company'::text), ''::text)) || ' '::text) || COALESCE((ship_to ->> 'lastName'::text), ''::text))) gin_trgm_ops);
CREATE INDEX orders_split_from ON orders USING btree (split_from) WHERE (split_from IS NOT NULL);
-- 0145: Once a minute somebody asks for these, of millions that are over.
CREATE INDEX orders_submitted ON orders USING btree (org_id) WHERE (status = 'submitted'::text);
-- 0235: What is to be picked, what is late, and what waits: all that is read of orders and lines that are under way, among millions that
-- are over.
CREATE INDEX orders_to_ship ON orders USING btree (promised_on, id) INCLUDE (org_id, status, ship_from, ship_via, back_orders) WHERE (status = ANY (ARRAY['submitted'::text, 'released'::text, 'partlyShipped'::text]));
CREATE INDEX orders_town ON orders USING btree (upper((ship_to ->> 'city'::text)), id);
CREATE INDEX orders_under_way ON orders USING btree (status, org_id, id) WHERE (status <> ALL (ARRAY['allDelivered'::text, 'cancelled'::text]));
CREATE TRIGGER orders_keep_currency BEFORE UPDATE OF currency ON public.orders FOR EACH ROW WHEN ((old.currency <> new.currency)) EXECUTE FUNCTION keep_currency();

create table order_lines (
  id bigint not null generated always as identity,
  order_id bigint not null,
  position smallint not null,
  sku_id integer not null,
  number text not null,
  oem_code text not null,
  name text not null,
  cust_number text not null default ''::text,
  quantity integer not null,
  ships_now integer not null,
  back_ordered integer not null,
  pre_ordered integer not null,
  expected_on date,
  unit_price integer not null,  -- 0004: cents
  discount_price integer,
  price_source text not null,
  promotion_id integer,  -- 0004: the trace of a discount; the promotion may be gone later
  amount bigint not null,
  -- 0033: What of the order's discount belongs to each line, in cents: what is given back of a line is what was paid for it.
  discount bigint not null default 0,
  note text not null default ''::text,
  -- 0043: Whose discount a line had, what it was called, and all that could have been; the promotions may be gone later. No domain of
  -- labels: that refuses null.
  promotion_title jsonb,
  price_trace jsonb not null default '[]'::jsonb,
  names jsonb,  -- 0056: An order keeps what was ordered by all of its names.
  -- 0132: allocated, waiting, cancelled, shipped, returned: How far each line of an order is, in pieces: promised from the shelf, waiting
  -- for goods, cancelled, come back. What is none of these has left. So lines of orders that ended before this need no change, however many
  -- they are.
  allocated integer not null default 0,
  waiting integer not null default 0,
  cancelled integer not null default 0,
  shipped integer generated always as ((((quantity - allocated) - waiting) - cancelled)) virtual,
  returned integer not null default 0,
  -- 0140: Since when a line waits for goods whose promise it has lost; null where it has waited since its order was placed.
  waits_since timestamp with time zone,
  -- 0149: moved_at, moved_to, told_on: The day on which a customer was told last to expect what a line waits for. Until it moves that is
  -- the day of the order (expected_on), so lines of before need no change: neither column is written, and no row has to be checked.
  moved_at timestamp with time zone,  -- when the customer was told another day last
  moved_to date,  -- 0149: the day that they were told then; null where nobody knew one
  told_on date generated always as (
CASE
    WHEN (moved_at IS NULL) THEN expected_on
    ELSE moved_to
END) virtual,
  constraint order_lines_pkey PRIMARY KEY (id),
  constraint order_lines_order_id_position_key UNIQUE (order_id, "position"),
  constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_lines_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id),
  constraint order_lines_allocated_check CHECK ((allocated >= 0)),
  constraint order_lines_back_ordered_check CHECK ((back_ordered >= 0)),
  constraint order_lines_cancelled_check CHECK ((cancelled >= 0)),
  constraint order_lines_check CHECK ((amount = ((quantity)::bigint * COALESCE(discount_price, unit_price)))),
  constraint order_lines_check1 CHECK ((quantity = ((ships_now + back_ordered) + pre_ordered))),
  constraint order_lines_check2 CHECK (((discount >= 0) AND (discount <= amount))),
  constraint order_lines_check3 CHECK (((promotion_id IS NOT NULL) OR (promotion_title IS NULL))),
  constraint order_lines_discount_price_check CHECK ((discount_price >= 0)),
  constraint order_lines_moved_check CHECK (((moved_at IS NOT NULL) OR (moved_to IS NULL))) NOT VALID,
  constraint order_lines_note_check CHECK ((length(note) <= 200)),
  constraint order_lines_pieces CHECK ((((allocated + waiting) + cancelled) <= quantity)),
  constraint order_lines_position_check CHECK (("position" > 0)),
  constraint order_lines_pre_ordered_check CHECK ((pre_ordered >= 0)),
  constraint order_lines_price_source_check CHECK ((price_source = ANY (ARRAY['list'::text, 'customer'::text, 'staff'::text]))) NOT VALID,
  constraint order_lines_price_trace_check CHECK ((jsonb_typeof(price_trace) = 'array'::text)),
  constraint order_lines_promotion_title_check CHECK (((promotion_title ->> 'en'::text) <> ''::text)),
  constraint order_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999))),
  constraint order_lines_returned CHECK ((returned <= (((quantity - allocated) - waiting) - cancelled))),
  constraint order_lines_returned_check CHECK ((returned >= 0)),
  constraint order_lines_ships_now_check CHECK ((ships_now >= 0)),
  constraint order_lines_unit_price_check CHECK ((unit_price >= 0)),
  constraint order_lines_waiting_check CHECK ((waiting >= 0)),
  constraint other_names_check CHECK (are_other_names(names))
);
CREATE INDEX order_lines_open ON order_lines USING btree (order_id, "position") INCLUDE (allocated, waiting) WHERE ((allocated > 0) OR (waiting > 0));
CREATE INDEX order_lines_sku ON order_lines USING btree (sku_id, order_id);
-- 0052: Who else waits for a product is asked with each order that waits for it: of a product that sells, lines that were served from the
-- shelf are many, those that waited few.
CREATE INDEX order_lines_waiting ON order_lines USING btree (sku_id) WHERE (waiting > 0);
-- 0201: Last, as they lock what people write into. A line written meanwhile is learnt when its product is ordered the next time.
CREATE TRIGGER learn_cust_numbers AFTER INSERT ON public.order_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION learn_cust_numbers('orders', 'order_id');
CREATE TRIGGER order_line_begins BEFORE INSERT ON public.order_lines FOR EACH ROW EXECUTE FUNCTION begin_order_line();

create table order_files (
  id integer not null generated always as identity,
  customer_id integer not null,
  account_id integer not null,
  kind text not null,
  order_id bigint,  -- 0041: null until its order is placed
  file text not null,
  name text not null,  -- 0041: as its owner calls it; shown, never a path
  media_type text not null,
  bytes integer not null,
  uploaded_at timestamp with time zone not null,
  constraint order_files_pkey PRIMARY KEY (id),
  constraint order_files_file_key UNIQUE (file),
  constraint order_files_order_id_kind_key UNIQUE (order_id, kind),
  constraint order_files_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES accounts(id, customer_id),
  constraint order_files_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint order_files_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_files_bytes_check CHECK (((bytes >= 1) AND (bytes <= 2097152))),
  constraint order_files_file_check CHECK ((file ~ '^[0-9a-f]{32}$'::text)),
  constraint order_files_kind_check CHECK ((kind = ANY (ARRAY['packingList'::text, 'carrierLabel'::text]))),
  constraint order_files_media_type_check CHECK ((media_type = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text]))),
  constraint order_files_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
CREATE INDEX order_files_account ON order_files USING btree (account_id);
CREATE INDEX order_files_customer ON order_files USING btree (customer_id);
CREATE INDEX order_files_waiting ON order_files USING btree (uploaded_at) WHERE (order_id IS NULL);

-- 0004: Pieces of a warehouse promised to a line; stock.allocated is the sum of the live ones.
create table allocations (
  order_line_id bigint not null,
  sku_id integer not null,
  warehouse text not null,
  quantity integer not null,
  constraint allocations_pkey PRIMARY KEY (order_line_id, warehouse),
  constraint allocations_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  constraint allocations_sku_id_warehouse_fkey FOREIGN KEY (sku_id, warehouse) REFERENCES stock(sku_id, warehouse),
  constraint allocations_quantity_check CHECK ((quantity > 0))
);
CREATE INDEX allocations_stock ON allocations USING btree (sku_id, warehouse);

-- 0132: What was cancelled of an order after it was placed, with what it takes off the order's sums: those stay as they were placed.
create table order_cancellations (
  id bigint not null generated always as identity,
  order_id bigint not null,
  account_id integer,
  reason text not null default ''::text,
  at timestamp with time zone not null,
  subtotal bigint not null,  -- 0132: all in cents of the order's currency
  discount bigint not null,
  shipping_cost bigint not null,
  handling_fee bigint not null,
  vat bigint not null,
  total bigint not null,
  constraint order_cancellations_pkey PRIMARY KEY (id),
  constraint order_cancellations_order_id_id_key UNIQUE (order_id, id),
  constraint order_cancellations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint order_cancellations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_cancellations_check CHECK ((total = ((((subtotal - discount) + shipping_cost) + handling_fee) + vat))),
  constraint order_cancellations_handling_fee_check CHECK ((handling_fee >= 0)),
  constraint order_cancellations_reason_check CHECK ((length(reason) <= 300)),
  constraint order_cancellations_shipping_cost_check CHECK ((shipping_cost >= 0))
);
CREATE TRIGGER order_cancellation_counts AFTER INSERT ON public.order_cancellations FOR EACH ROW EXECUTE FUNCTION count_cancellation();

create table order_cancellation_lines (
  cancellation_id bigint not null,
  order_id bigint not null,
  position smallint not null,
  quantity integer not null,
  constraint order_cancellation_lines_pkey PRIMARY KEY (cancellation_id, "position"),
  constraint order_cancellation_lines_order_id_cancellation_id_fkey FOREIGN KEY (order_id, cancellation_id) REFERENCES order_cancellations(order_id, id),
  constraint order_cancellation_lines_order_id_position_fkey FOREIGN KEY (order_id, "position") REFERENCES order_lines(order_id, "position"),
  constraint order_cancellation_lines_quantity_check CHECK ((quantity > 0))
);

create table shipments (
  id bigint not null generated always as identity,
  order_id bigint not null,
  carrier text not null,
  tracking_number text not null default ''::text,  -- 0048: empty where nobody follows it
  shipped_at timestamp with time zone,
  status text not null default 'left'::text,
  created_at timestamp with time zone not null default now(),
  packed_at timestamp with time zone,
  delivered_at timestamp with time zone,  -- 0132: null also where nobody noted it
  ended_reason text not null default ''::text,  -- 0132: why it failed or was cancelled
  constraint shipments_pkey PRIMARY KEY (id),
  constraint shipments_order_id_id_key UNIQUE (order_id, id),
  constraint shipments_carrier_fkey FOREIGN KEY (carrier) REFERENCES carriers(code),
  constraint shipments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint shipments_delivered_check CHECK (((delivered_at IS NULL) OR (status = 'delivered'::text))),
  constraint shipments_ended_reason_check CHECK ((length(ended_reason) <= 300)),
  constraint shipments_left_check CHECK (((shipped_at IS NOT NULL) = (status = ANY (ARRAY['left'::text, 'delivered'::text, 'failed'::text])))),
  constraint shipments_status_check CHECK ((status = ANY (ARRAY['picking'::text, 'packed'::text, 'left'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text]))),
  constraint shipments_tracking_number_check CHECK ((length(tracking_number) <= 60))
);
-- 0151: Labels of shipments that were cancelled after they were packed: somebody asks once a minute for those that are to be given back.
CREATE INDEX shipments_cancelled ON shipments USING btree (packed_at) WHERE ((status = 'cancelled'::text) AND (packed_at IS NOT NULL));
-- 0234: Shipments of a state are listed by when they were begun; those in the house have `shipments_in_house`.
CREATE INDEX shipments_gone ON shipments USING btree (status, id) WHERE (status = ANY (ARRAY['left'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text]));
CREATE INDEX shipments_in_house ON shipments USING btree (status, id) WHERE (status = ANY (ARRAY['picking'::text, 'packed'::text]));
CREATE INDEX shipments_open ON shipments USING btree (order_id) WHERE (status = ANY (ARRAY['picking'::text, 'packed'::text, 'left'::text]));

-- 0048: Lines of the shipment's own order alone.
create table shipment_lines (
  shipment_id bigint not null,
  order_id bigint not null,
  position smallint not null,
  quantity integer not null,
  constraint shipment_lines_pkey PRIMARY KEY (shipment_id, "position"),
  constraint shipment_lines_order_id_position_fkey FOREIGN KEY (order_id, "position") REFERENCES order_lines(order_id, "position"),
  constraint shipment_lines_order_id_shipment_id_fkey FOREIGN KEY (order_id, shipment_id) REFERENCES shipments(order_id, id) ON DELETE CASCADE,
  constraint shipment_lines_quantity_check CHECK ((quantity > 0))
);
CREATE INDEX shipment_lines_order ON shipment_lines USING btree (order_id, "position");

-- 0204: Pieces of a shipment's line that its picker could not take from the shelf, and why. They went out of the shipment; what was missing
-- or damaged went off the shelf, too (`stock_moves`).
create table short_picks (
  id bigint not null generated always as identity,
  shipment_id bigint not null,
  order_id bigint not null,
  position smallint not null,
  pieces integer not null,
  reason text not null,
  account_id integer,
  at timestamp with time zone not null,
  constraint short_picks_pkey PRIMARY KEY (id),
  constraint short_picks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint short_picks_order_id_position_fkey FOREIGN KEY (order_id, "position") REFERENCES order_lines(order_id, "position"),
  constraint short_picks_order_id_shipment_id_fkey FOREIGN KEY (order_id, shipment_id) REFERENCES shipments(order_id, id) ON DELETE CASCADE,
  constraint short_picks_pieces_check CHECK ((pieces > 0)),
  constraint short_picks_reason_check CHECK ((reason = ANY (ARRAY['missing'::text, 'damaged'::text, 'misplaced'::text])))
);
CREATE INDEX short_picks_shipment ON short_picks USING btree (shipment_id);

-- 0132: Goods are released, packed and handed over one parcel or several at a time.
create table parcels (
  id bigint not null generated always as identity,
  shipment_id bigint not null,
  tracking_number text not null default ''::text,  -- 0132: empty where nobody follows it
  weight_grams integer,
  -- 0151: label_number, label_ended_at, tracking_state, tracking_at: What a carrier itself said of a parcel: the number that it gave, until
  -- its label is cancelled, and where the parcel was seen last.
  label_number text,
  label_ended_at timestamp with time zone,
  tracking_state text,
  tracking_at timestamp with time zone,
  constraint parcels_pkey PRIMARY KEY (id),
  constraint parcels_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id) ON DELETE CASCADE,
  constraint parcels_label_check CHECK (((label_ended_at IS NULL) OR (label_number IS NOT NULL))),
  constraint parcels_tracking_form CHECK ((tracking_number ~ '^([A-Za-z0-9]([A-Za-z0-9 ./_-]*[A-Za-z0-9./_-])?)?$'::text)),
  constraint parcels_tracking_number_check CHECK ((length(tracking_number) <= 60)),
  constraint parcels_tracking_seen_check CHECK (((tracking_state IS NULL) = (tracking_at IS NULL))),
  constraint parcels_tracking_state_check CHECK ((tracking_state = ANY (ARRAY['inTransit'::text, 'delivered'::text, 'failed'::text]))),
  constraint parcels_weight_grams_check CHECK ((weight_grams > 0))
);
CREATE INDEX parcels_shipment ON parcels USING btree (shipment_id);
CREATE INDEX parcels_tracking ON parcels USING btree (upper(tracking_number)) WHERE (tracking_number <> ''::text);
CREATE TRIGGER parcels_keep_tracking_number BEFORE INSERT OR UPDATE OF tracking_number ON public.parcels FOR EACH ROW EXECUTE FUNCTION keep_tracking_number();

create table order_events (
  id bigint not null generated always as identity,
  order_id bigint not null,
  status text not null,
  account_id integer,
  at timestamp with time zone not null,
  action text not null default ''::text,  -- 0132: action, reason, shipment_id: What happened to an order beside its state.
  reason text not null default ''::text,
  shipment_id bigint,
  -- 0148: details, told_at: What people are told of their orders: each event is told once. What happened before this was not to be told.
  details jsonb,  -- lines: [{position, pieces}] that arrived; with before and now, the days of what moved
  told_at timestamp with time zone,
  -- 0231: What the customer reads of a hold by staff; `reason` is for staff alone. The next migration validates old rows, without a lock
  -- against writes.
  customer_reason text not null default ''::text,
  constraint order_events_pkey PRIMARY KEY (id),
  constraint order_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_events_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id),
  constraint order_events_customer_reason_check CHECK (((customer_reason = ''::text) OR ((action = 'hold'::text) AND (length(customer_reason) <= 300)))),
  constraint order_events_details_check CHECK (
CASE
    WHEN (action = ANY (ARRAY['arrived'::text, 'delayed'::text, 'changeLines'::text, 'changeWarehouse'::text])) THEN (details IS NOT NULL)
    ELSE ((details IS NULL) OR (action = 'changeDelivery'::text))
END) NOT VALID,
  constraint order_events_reason_check CHECK ((length(reason) <= 300))
);
-- 0154: Goods that arrived lately for orders: a few of all events.
CREATE INDEX order_events_arrived ON order_events USING btree (at) WHERE (action = 'arrived'::text);
CREATE INDEX order_events_order ON order_events USING btree (order_id, id);
CREATE INDEX order_events_untold ON order_events USING btree (id) WHERE (told_at IS NULL);

-- 0148: When somebody wants an update of an order by mail; what is not here is as rules/order/order-update.ts says.
create table order_update_choices (
  account_id integer not null,
  kind text not null,
  frequency text not null,
  constraint order_update_choices_pkey PRIMARY KEY (account_id, kind),
  constraint order_update_choices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint order_update_choices_frequency_check CHECK ((frequency = ANY (ARRAY['atOnce'::text, 'daily'::text, 'never'::text]))),
  constraint order_update_choices_kind_check CHECK ((kind = ANY (ARRAY['released'::text, 'shipped'::text, 'delivered'::text, 'delayed'::text, 'arrived'::text, 'cancelled'::text, 'returned'::text, 'paid'::text]))) NOT VALID
);

-- 0148: What stands in the next daily mail of somebody.
create table daily_updates (
  account_id integer not null,
  event_id bigint not null,
  due_at timestamp with time zone not null,
  constraint daily_updates_pkey PRIMARY KEY (account_id, event_id),
  constraint daily_updates_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint daily_updates_event_id_fkey FOREIGN KEY (event_id) REFERENCES order_events(id)
);
CREATE INDEX daily_updates_due ON daily_updates USING btree (due_at);

-- 0169: What stands in the next daily mail of somebody beside the updates of their orders.
create table daily_notes (
  id bigint not null generated always as identity,
  account_id integer not null,
  kind text not null,
  subject text not null,
  parts jsonb not null,
  due_at timestamp with time zone not null,
  constraint daily_notes_pkey PRIMARY KEY (id),
  constraint daily_notes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint daily_notes_kind_check CHECK ((kind = ANY (ARRAY['returned'::text, 'paid'::text]))) NOT VALID
);
CREATE INDEX daily_notes_account ON daily_notes USING btree (account_id);
CREATE INDEX daily_notes_due ON daily_notes USING btree (due_at);

-- 0136: A view of the orders that a colleague has named: what the address of the list asks for.
create table saved_views (
  id integer not null generated always as identity,
  account_id integer not null,
  name text not null,
  query text not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_account_id_name_key UNIQUE (account_id, name),
  constraint saved_views_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint saved_views_name_check CHECK (((name <> ''::text) AND (length(name) <= 60))),
  constraint saved_views_query_check CHECK ((length(query) <= 500))
);

-- ==================== note: what staff note of orders and customers for each other

-- 0213: What staff write about an order or a customer for each other. No customer reads any of it.
create table internal_notes (
  id bigint not null generated always as identity,
  order_id bigint,
  customer_id integer,
  account_id integer not null,  -- 0213: its author, who alone changes it
  text text not null,
  version integer not null default 1,  -- 0213: one more with each change: who changes an older one is refused
  written_at timestamp with time zone not null,
  changed_at timestamp with time zone,
  constraint internal_notes_pkey PRIMARY KEY (id),
  constraint internal_notes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint internal_notes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint internal_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint internal_notes_check CHECK ((num_nonnulls(order_id, customer_id) = 1)),
  constraint internal_notes_text_check CHECK (((text ~ '\S'::text) AND (char_length(text) <= 2000)))
);
CREATE INDEX internal_notes_customer ON internal_notes USING btree (customer_id, id) WHERE (customer_id IS NOT NULL);
CREATE INDEX internal_notes_order ON internal_notes USING btree (order_id, id) WHERE (order_id IS NOT NULL);

-- 0213: Short words by which staff find orders and customers again, however they are capitalized.
create table tags (
  id bigint not null generated always as identity,
  order_id bigint,
  customer_id integer,
  tag text not null,
  account_id integer not null,
  added_at timestamp with time zone not null,
  constraint tags_pkey PRIMARY KEY (id),
  constraint tags_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint tags_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint tags_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint tags_check CHECK ((num_nonnulls(order_id, customer_id) = 1)),
  constraint tags_tag_check CHECK (((tag ~ '\S'::text) AND (tag = btrim(tag)) AND (char_length(tag) <= 30)))
);
CREATE UNIQUE INDEX tags_customer ON tags USING btree (customer_id, lower(tag)) WHERE (customer_id IS NOT NULL);
CREATE INDEX tags_customers_tagged ON tags USING btree (lower(tag), customer_id) WHERE (customer_id IS NOT NULL);
CREATE UNIQUE INDEX tags_order ON tags USING btree (order_id, lower(tag)) WHERE (order_id IS NOT NULL);
CREATE INDEX tags_orders_tagged ON tags USING btree (lower(tag), order_id) WHERE (order_id IS NOT NULL);

-- ==================== finance: the customer ledger, bank statements and reminders

-- 0155: What is posted to a customer's ledger: invoices and refunds are owed by them, credit notes and payments are theirs. A small
-- difference that nobody collects stands on either side. An opening item is what an order owed whose goods left before this. Cents.
create table finance_items (
  id bigint not null generated always as identity,
  customer_id integer not null,
  kind text not null,
  side text not null,
  number text not null,
  currency character(3) not null,
  amount bigint not null,
  cleared bigint not null default 0,  -- 0155: of it, by clearings; kept by their trigger
  open bigint not null generated always as ((amount - cleared)) virtual,
  issued_on date not null,
  due_on date,
  order_id bigint,  -- 0155: what it is for; of a payment: the order that it pays in advance
  created_at timestamp with time zone not null,
  constraint finance_items_pkey PRIMARY KEY (id),
  constraint finance_items_id_kind_key UNIQUE (id, kind),
  constraint finance_items_number_key UNIQUE (number),
  constraint finance_items_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint finance_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint finance_items_amount_check CHECK ((amount >= 0)),
  constraint finance_items_check CHECK (((cleared >= 0) AND (cleared <= amount))),
  constraint finance_items_check1 CHECK (((kind = ANY (ARRAY['invoice'::text, 'opening'::text])) = (due_on IS NOT NULL))),
  constraint finance_items_check2 CHECK (
CASE
    WHEN (kind = ANY (ARRAY['invoice'::text, 'opening'::text, 'refund'::text])) THEN (side = 'debit'::text)
    WHEN (kind <> 'difference'::text) THEN (side = 'credit'::text)
    ELSE true
END),
  constraint finance_items_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint finance_items_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit'::text, 'payment'::text, 'refund'::text, 'difference'::text, 'opening'::text]))),
  constraint finance_items_number_check CHECK ((number <> ''::text)),
  constraint finance_items_side_check CHECK ((side = ANY (ARRAY['debit'::text, 'credit'::text])))
);
-- 0165: Staff list the credit notes of all customers, newest first, with their sums.
CREATE INDEX finance_items_credits ON finance_items USING btree (issued_on DESC, id DESC) INCLUDE (customer_id, currency, amount, cleared) WHERE (kind = 'credit'::text);
-- 0155: Sums of all that a customer was ever invoiced are read from it alone.
CREATE INDEX finance_items_customer ON finance_items USING btree (customer_id, issued_on DESC, id DESC) INCLUDE (side, currency, amount, cleared);
-- 0207: Staff list invoices and credit notes of all customers, newest first, with their sums.
CREATE INDEX finance_items_documents ON finance_items USING btree (issued_on DESC, id DESC) INCLUDE (kind, customer_id, currency, amount, cleared) WHERE (kind = ANY (ARRAY['invoice'::text, 'credit'::text]));
CREATE INDEX finance_items_number ON finance_items USING gin (number gin_trgm_ops);
CREATE INDEX finance_items_open ON finance_items USING btree (customer_id, due_on) WHERE (cleared < amount);
-- 0207: Those that are open, the one that is due first: few of many, and what is overdue comes first.
CREATE INDEX finance_items_open_documents ON finance_items USING btree (due_on, id) INCLUDE (kind, side, customer_id, currency, amount, cleared, issued_on) WHERE ((kind = ANY (ARRAY['invoice'::text, 'credit'::text])) AND (cleared < amount));
CREATE INDEX finance_items_order ON finance_items USING btree (order_id) WHERE (order_id IS NOT NULL);
-- 0158: Statements of account read a customer's ledger by when each item was entered. What an order from before the ledger owes counts from
-- its own day, which noon in UTC is in every site's zone.
CREATE INDEX finance_items_posted ON finance_items USING btree (customer_id, (
CASE kind
    WHEN 'opening'::text THEN ((issued_on + '12:00:00'::time without time zone) AT TIME ZONE 'UTC'::text)
    ELSE created_at
END)) INCLUDE (kind, issued_on, created_at, side, currency, amount);
-- 0155: How much of an item is cleared moves by clearings alone.
CREATE TRIGGER finance_items_keep BEFORE UPDATE ON public.finance_items FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_finance_change();
CREATE TRIGGER finance_items_stay BEFORE DELETE OR TRUNCATE ON public.finance_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

-- 0155: So much of a debit is settled by so much of a credit; to take it back is a clearing below zero. Never changed.
create table clearings (
  id bigint not null generated always as identity,
  debit_id bigint not null,
  credit_id bigint not null,
  amount bigint not null,
  at timestamp with time zone not null,
  account_id integer,  -- 0155: null where the shop did it by itself
  entry_id bigint,  -- 0157: By which entry something was cleared, so that all of it can be taken back.
  hand_id bigint,
  constraint clearings_pkey PRIMARY KEY (id),
  constraint clearings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint clearings_credit_id_fkey FOREIGN KEY (credit_id) REFERENCES finance_items(id),
  constraint clearings_debit_id_fkey FOREIGN KEY (debit_id) REFERENCES finance_items(id),
  constraint clearings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES bank_entries(id),
  constraint clearings_hand_id_fkey FOREIGN KEY (hand_id) REFERENCES hand_payments(id),
  constraint clearings_amount_check CHECK ((amount <> 0))
);
-- 0158: What was open at the end of a day is what is open now and what was cleared since.
CREATE INDEX clearings_at ON clearings USING btree (at);
CREATE INDEX clearings_credit ON clearings USING btree (credit_id);
CREATE INDEX clearings_debit ON clearings USING btree (debit_id);
CREATE INDEX clearings_entry ON clearings USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX clearings_hand ON clearings USING btree (hand_id) WHERE (hand_id IS NOT NULL);
CREATE TRIGGER clearing_posts BEFORE INSERT ON public.clearings FOR EACH ROW EXECUTE FUNCTION post_clearing();
CREATE TRIGGER clearings_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.clearings FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

-- 0160: An item that the customer disputes: it is not reminded of, and is not overdue.
create table item_disputes (
  id bigint not null generated always as identity,
  item_id bigint not null,
  reason text not null,
  at timestamp with time zone not null,
  account_id integer not null,
  ended_at timestamp with time zone,
  ended_by integer,
  ended_because text not null default ''::text,
  constraint item_disputes_pkey PRIMARY KEY (id),
  constraint item_disputes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint item_disputes_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES accounts(id),
  constraint item_disputes_item_id_fkey FOREIGN KEY (item_id) REFERENCES finance_items(id),
  constraint item_disputes_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint item_disputes_check1 CHECK (((ended_at IS NULL) = (ended_because = ''::text))),
  constraint item_disputes_ended_because_check CHECK ((length(ended_because) <= 300)),
  constraint item_disputes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300)))
);
-- 0174: A statement of a past day asks which items were disputed then, so by those that have ended, too.
CREATE INDEX item_disputes_item ON item_disputes USING btree (item_id);
CREATE UNIQUE INDEX item_disputes_live ON item_disputes USING btree (item_id) WHERE (ended_at IS NULL);

-- 0199: How the tables of a bank (CSV, XLSX) are read, each known by the names of its columns in their order: as staff have described it
-- for an account. What a column is for, and what its words mean, is in rules/finance/bank-table/layout.ts.
create table bank_table_layouts (
  id integer not null generated always as identity,
  bank_account_id integer not null,
  head text[] not null,
  head_digest text not null,  -- 0199: an index holds no head of sixty names
  roles text[] not null,
  day_order text,
  decimal_sign text,
  whole_days boolean not null,
  credit_words text[] not null,
  debit_words text[] not null,
  booked_words text[] not null,
  pending_words text[] not null,
  kept_at timestamp with time zone not null,
  kept_by integer not null,
  constraint bank_table_layouts_pkey PRIMARY KEY (id),
  constraint bank_table_layouts_bank_account_id_head_digest_key UNIQUE (bank_account_id, head_digest),
  constraint bank_table_layouts_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES own_bank_accounts(id) ON DELETE CASCADE,
  constraint bank_table_layouts_kept_by_fkey FOREIGN KEY (kept_by) REFERENCES accounts(id),
  constraint bank_table_layouts_check CHECK ((cardinality(roles) = cardinality(head))),
  constraint bank_table_layouts_day_order_check CHECK ((day_order = ANY (ARRAY['dmy'::text, 'mdy'::text]))),
  constraint bank_table_layouts_decimal_sign_check CHECK ((decimal_sign = ANY (ARRAY['.'::text, ','::text]))),
  constraint bank_table_layouts_head_check CHECK (((cardinality(head) >= 2) AND (cardinality(head) <= 60))),
  constraint bank_table_layouts_head_digest_check CHECK ((head_digest ~ '^[0-9a-f]{64}$'::text))
);

-- 0157: What the bank says of our accounts: the statements whose files staff have read. A bank may count its statements anew each year, so
-- that a statement is known by its period, too.
create table bank_statements (
  id bigint not null generated always as identity,
  org_id integer not null,  -- 0157: for whose account it was read
  account text not null,
  currency character(3) not null,
  reference text not null,  -- 0157: as the bank names it
  from_on date,
  until_on date,
  imported_at timestamp with time zone not null,
  imported_by integer not null,
  -- 0198: delivery, digest, kind, sequence, written_at, starts_at, ends_at, opening, closing, moved, page: What a statement says of itself,
  -- so that it is known which of its entries another one names, too. Those read before have their days alone. Times are those at the bank;
  -- `ends_at` is the first moment after it; sums are in the minor unit of its currency.
  delivery integer not null default 0,  -- which of several that are named alike
  digest text not null default ''::text,  -- 0198: of all that it says
  kind text not null default 'statement'::text,
  sequence text,  -- 0198: as the bank counts it
  written_at timestamp without time zone,
  starts_at timestamp without time zone,
  ends_at timestamp without time zone,
  opening bigint,
  closing bigint,
  moved bigint,  -- 0198: what all of its entries add up to
  page integer,  -- 0198: of a statement in several
  constraint bank_statements_pkey PRIMARY KEY (id),
  constraint bank_statements_name_key UNIQUE NULLS NOT DISTINCT (account, currency, reference, from_on, until_on, delivery),
  constraint bank_statements_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES accounts(id),
  constraint bank_statements_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint bank_statements_account_check CHECK ((account ~ '^[A-Z0-9]{4,34}$'::text)),
  constraint bank_statements_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint bank_statements_delivery_check CHECK ((delivery >= 0)),
  constraint bank_statements_kind_check CHECK ((kind = ANY (ARRAY['statement'::text, 'report'::text, 'notification'::text]))),
  constraint bank_statements_page_check CHECK ((page > 0)),
  constraint bank_statements_reference_check CHECK ((length(reference) <= 200)),
  constraint bank_statements_sequence_check CHECK ((length(sequence) <= 40))
);
CREATE UNIQUE INDEX bank_statements_digest ON bank_statements USING btree (account, currency, digest) WHERE (digest <> ''::text);
CREATE TRIGGER bank_statements_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.bank_statements FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

-- 0194: Statements of the bank that prove nothing of what was read of them: opening balance and entries are not its closing balance, or it
-- does not say what is booked. What has come with proof since has none. Sums are in the minor unit of its currency.
create table statement_doubts (
  statement_id bigint not null,
  reason text not null,
  expected bigint,
  closing bigint,
  constraint statement_doubts_pkey PRIMARY KEY (statement_id),
  constraint statement_doubts_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id),
  constraint statement_doubts_check CHECK (((reason = 'balance'::text) = (expected IS NOT NULL))),
  constraint statement_doubts_check1 CHECK (((closing IS NULL) = (expected IS NULL))),
  constraint statement_doubts_check2 CHECK ((closing <> expected)),
  constraint statement_doubts_reason_check CHECK ((reason = ANY (ARRAY['balance'::text, 'status'::text])))
);

-- 0157: Each booked payment of them. What came in is open until staff say what it pays, or that it pays nothing here. Cents.
create table bank_entries (
  id bigint not null generated always as identity,
  statement_id bigint not null,
  reference text not null,
  part integer not null,
  booked_on date not null,
  amount bigint not null,
  currency character(3) not null,
  direction text not null,
  is_reversal boolean not null,
  return_reason text not null,
  payer_name text not null,  -- 0157: of the other side, whoever paid
  payer_account text not null,
  remittance text not null,
  creditor_references text[] not null,
  end_to_end_id text not null,
  bank_note text not null,
  status text not null default 'open'::text,
  note text not null default ''::text,
  decided_at timestamp with time zone,
  decided_by integer,
  equal_to bigint,  -- 0198: An entry that may be one that was there: staff say whether it was paid twice.
  constraint entry_has_payments TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint bank_entries_pkey PRIMARY KEY (id),
  constraint bank_entries_statement_id_reference_part_key UNIQUE (statement_id, reference, part),
  constraint bank_entries_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id),
  constraint bank_entries_equal_to_fkey FOREIGN KEY (equal_to) REFERENCES bank_entries(id),
  constraint bank_entries_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id),
  constraint bank_entries_amount_check CHECK ((amount > 0)),
  constraint bank_entries_check CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint bank_entries_check1 CHECK (((status = 'open'::text) OR (decided_at IS NOT NULL))),
  constraint bank_entries_check2 CHECK (((status <> 'ignored'::text) OR (note <> ''::text))),
  constraint bank_entries_check3 CHECK (((status <> 'settled'::text) OR ((direction = 'credit'::text) AND (NOT is_reversal) AND (return_reason = ''::text)))),
  constraint bank_entries_check4 CHECK ((equal_to < id)),
  constraint bank_entries_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint bank_entries_direction_check CHECK ((direction = ANY (ARRAY['credit'::text, 'debit'::text]))),
  constraint bank_entries_note_check CHECK ((length(note) <= 300)),
  constraint bank_entries_part_check CHECK ((part >= 0)),
  constraint bank_entries_reference_check CHECK ((reference <> ''::text)),
  constraint bank_entries_status_check CHECK ((status = ANY (ARRAY['open'::text, 'settled'::text, 'ignored'::text])))
);
CREATE INDEX bank_entries_booked ON bank_entries USING btree (booked_on);
CREATE INDEX bank_entries_creditor_references ON bank_entries USING gin (creditor_references);
CREATE INDEX bank_entries_end_to_end ON bank_entries USING btree (upper(end_to_end_id)) WHERE (end_to_end_id <> ''::text);
CREATE INDEX bank_entries_reference ON bank_entries USING btree (upper(reference));
CREATE INDEX bank_entries_status ON bank_entries USING btree (status, booked_on DESC, id DESC);
CREATE TRIGGER bank_entries_keep BEFORE UPDATE ON public.bank_entries FOR EACH ROW EXECUTE FUNCTION keep_bank_entry();
CREATE TRIGGER bank_entries_stay BEFORE DELETE OR TRUNCATE ON public.bank_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();
CREATE CONSTRAINT TRIGGER entry_has_payments AFTER INSERT OR UPDATE ON public.bank_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_payments();

-- 0198: Other statements that name an entry, of entries for which the bank has no name of its own.
create table entry_repeats (
  entry_id bigint not null,
  statement_id bigint not null,
  constraint entry_repeats_pkey PRIMARY KEY (entry_id, statement_id),
  constraint entry_repeats_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES bank_entries(id),
  constraint entry_repeats_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id)
);
CREATE TRIGGER entry_repeats_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.entry_repeats FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

-- 0203: What a bank has told of and not booked yet, shown to staff until it is booked or two weeks have gone. It moves no money, and
-- nothing is settled by it. Its money is in the minor unit of its currency.
create table pending_entries (
  id bigint not null generated always as identity,
  statement_id bigint not null,
  reference text not null,
  part integer not null,
  expected_on date,  -- 0203: as the bank expects to book it
  seen_on date not null,  -- 0203: the day of the file that told of it first
  amount bigint not null,
  currency character(3) not null,
  direction text not null,
  is_reversal boolean not null,
  return_reason text not null,
  payer_name text not null,
  payer_account text not null,
  remittance text not null,
  creditor_references text[] not null,
  end_to_end_id text not null,
  booked_as bigint,
  constraint pending_entries_pkey PRIMARY KEY (id),
  constraint pending_entries_booked_as_key UNIQUE (booked_as),
  constraint pending_entries_booked_as_fkey FOREIGN KEY (booked_as) REFERENCES bank_entries(id),
  constraint pending_entries_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id),
  constraint pending_entries_amount_check CHECK ((amount > 0)),
  constraint pending_entries_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint pending_entries_direction_check CHECK ((direction = ANY (ARRAY['credit'::text, 'debit'::text]))),
  constraint pending_entries_part_check CHECK ((part >= 0)),
  constraint pending_entries_reference_check CHECK ((reference <> ''::text))
);
CREATE INDEX pending_entries_statement ON pending_entries USING btree (statement_id);

-- 0157: What staff posted: by an entry of the bank, or by hand. What was taken back names the item that did so.
create table payment_postings (
  item_id bigint not null,
  kind text not null,
  entry_id bigint,
  note text not null default ''::text,
  taken_back_by bigint,
  account_id integer not null,
  hand_id bigint,  -- 0159: What was posted and cleared by one of them.
  constraint payments_have_entry TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint postings_have_hand_payment TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint payment_postings_pkey PRIMARY KEY (item_id),
  constraint payment_postings_taken_back_by_key UNIQUE (taken_back_by),
  constraint payment_postings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint payment_postings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES bank_entries(id),
  constraint payment_postings_hand_id_fkey FOREIGN KEY (hand_id) REFERENCES hand_payments(id),
  constraint payment_postings_item_id_kind_fkey FOREIGN KEY (item_id, kind) REFERENCES finance_items(id, kind),
  constraint payment_postings_taken_back_by_fkey FOREIGN KEY (taken_back_by) REFERENCES finance_items(id),
  constraint payment_postings_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'difference'::text]))),
  constraint payment_postings_note_check CHECK ((length(note) <= 300)),
  constraint payment_postings_source CHECK (((entry_id IS NULL) OR (hand_id IS NULL))) NOT VALID
);
CREATE INDEX payment_postings_entry ON payment_postings USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX payment_postings_hand ON payment_postings USING btree (hand_id) WHERE (hand_id IS NOT NULL);
CREATE TRIGGER payment_postings_keep BEFORE UPDATE ON public.payment_postings FOR EACH ROW EXECUTE FUNCTION keep_payment_posting();
CREATE TRIGGER payment_postings_stay BEFORE DELETE OR TRUNCATE ON public.payment_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();
CREATE CONSTRAINT TRIGGER payments_have_entry AFTER INSERT OR UPDATE ON public.payment_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_payments();
CREATE CONSTRAINT TRIGGER postings_have_hand_payment AFTER INSERT OR UPDATE ON public.payment_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_hand_payment();

-- 0159: Payments that staff booked without a file of the bank, so that all of one can be taken back. Cents.
create table hand_payments (
  id bigint not null generated always as identity,
  customer_id integer not null,
  currency character(3) not null,
  amount bigint not null,
  paid_on date not null,
  note text not null,
  at timestamp with time zone not null,
  account_id integer not null,
  undone_at timestamp with time zone,
  undone_by integer,
  undone_because text not null default ''::text,
  constraint hand_payment_has_postings TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint hand_payments_pkey PRIMARY KEY (id),
  constraint hand_payments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint hand_payments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint hand_payments_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES accounts(id),
  constraint hand_payments_amount_check CHECK ((amount > 0)),
  constraint hand_payments_check CHECK (((undone_at IS NULL) = (undone_by IS NULL))),
  constraint hand_payments_check1 CHECK (((undone_at IS NULL) = (undone_because = ''::text))),
  constraint hand_payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint hand_payments_note_check CHECK ((length(note) <= 300)),
  constraint hand_payments_undone_because_check CHECK ((length(undone_because) <= 300))
);
CREATE INDEX hand_payments_customer ON hand_payments USING btree (customer_id, paid_on DESC, id DESC);
CREATE CONSTRAINT TRIGGER hand_payment_has_postings AFTER INSERT OR UPDATE ON public.hand_payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_hand_payment();
CREATE TRIGGER hand_payments_keep BEFORE UPDATE ON public.hand_payments FOR EACH ROW EXECUTE FUNCTION keep_hand_payment();
CREATE TRIGGER hand_payments_stay BEFORE DELETE OR TRUNCATE ON public.hand_payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

-- 0157: From which accounts customers have paid before, as staff confirmed it.
create table customer_bank_accounts (
  account text not null,
  customer_id integer not null,
  learned_at timestamp with time zone not null,
  constraint customer_bank_accounts_pkey PRIMARY KEY (account, customer_id),
  constraint customer_bank_accounts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint customer_bank_accounts_account_check CHECK ((account ~ '^[A-Z0-9]{4,34}$'::text))
);

-- 0160: Letters about what a customer owes and is overdue, one for each currency, as they were sent. Cents.
create table reminders (
  id bigint not null generated always as identity,
  customer_id integer not null,
  currency character(3) not null,
  level smallint not null,  -- 0160: the highest of its items
  amount bigint not null,
  written_on date not null,
  at timestamp with time zone not null,
  account_id integer not null,
  language text not null,
  facts jsonb not null,  -- 0160: ReminderLetter of rules/finance
  constraint reminders_pkey PRIMARY KEY (id),
  constraint reminders_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint reminders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint reminders_amount_check CHECK ((amount > 0)),
  constraint reminders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint reminders_level_check CHECK (((level >= 1) AND (level <= 3)))
);
CREATE INDEX reminders_customer ON reminders USING btree (customer_id, currency, written_on DESC);
CREATE TRIGGER reminders_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.reminders FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

-- 0160: What a letter names. An item is reminded of once on each level; without one it is only named.
create table reminder_items (
  reminder_id bigint not null,
  item_id bigint not null,
  level smallint,
  open bigint not null,
  days_overdue integer not null,
  constraint reminder_items_pkey PRIMARY KEY (reminder_id, item_id),
  constraint reminder_items_item_id_level_key UNIQUE (item_id, level),
  constraint reminder_items_item_id_fkey FOREIGN KEY (item_id) REFERENCES finance_items(id),
  constraint reminder_items_reminder_id_fkey FOREIGN KEY (reminder_id) REFERENCES reminders(id),
  constraint reminder_items_days_overdue_check CHECK ((days_overdue > 0)),
  constraint reminder_items_level_check CHECK (((level >= 1) AND (level <= 3))),
  constraint reminder_items_open_check CHECK ((open > 0))
);
CREATE TRIGGER reminder_items_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.reminder_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

-- 0160: A customer who is not reminded: until a day, inclusive, or until somebody ends it.
create table reminder_stops (
  id bigint not null generated always as identity,
  customer_id integer not null,
  until_on date,
  reason text not null,
  at timestamp with time zone not null,
  account_id integer not null,
  ended_at timestamp with time zone,
  ended_by integer,
  ended_because text not null default ''::text,
  constraint reminder_stops_pkey PRIMARY KEY (id),
  constraint reminder_stops_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint reminder_stops_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint reminder_stops_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES accounts(id),
  constraint reminder_stops_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint reminder_stops_check1 CHECK (((ended_at IS NULL) = (ended_because = ''::text))),
  constraint reminder_stops_ended_because_check CHECK ((length(ended_because) <= 300)),
  constraint reminder_stops_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300)))
);
CREATE UNIQUE INDEX reminder_stops_live ON reminder_stops USING btree (customer_id) WHERE (ended_at IS NULL);

-- 0216: What happened to the accounts of customers and is not announced yet: a payment that was booked, with what it settles, or taken
-- back; or that something else has changed, of which open pages alone are notified.
create table payment_news (
  id bigint not null generated always as identity,
  customer_id integer not null,
  kind text not null,
  amount bigint,  -- 0216: Cents, VAT included.
  currency character(3) not null,
  paid_on date,
  settles text[] not null,  -- 0216: The numbers of invoices and orders that it settles, and of invoices that it pays in part.
  part_of text[] not null default '{}'::text[],
  unallocated bigint,  -- 0216: What is left as the customer's credit.
  constraint payment_news_pkey PRIMARY KEY (id),
  constraint payment_news_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint payment_news_amount_check CHECK ((amount > 0)),
  constraint payment_news_check CHECK (((unallocated >= 0) AND (unallocated <= amount))),
  constraint payment_news_check1 CHECK ((num_nulls(amount, paid_on, unallocated) =
CASE
    WHEN (kind = 'changed'::text) THEN 3
    ELSE 0
END)),
  constraint payment_news_kind_check CHECK ((kind = ANY (ARRAY['booked'::text, 'undone'::text, 'changed'::text])))
);

-- ==================== invoice: invoices, credit notes, their files for exchange systems and bookkeeping, and the sums of sales

-- 0164: Reference rates of the European Central Bank: units of a currency for a euro, by the day of which they are. VAT is said by them in
-- the currency in which it is declared; an invoice keeps those that it was written by.
create table exchange_rates (
  currency character(3) not null,
  day date not null,
  rate numeric not null,
  source text not null,  -- 0164: asked by the shop, imported by staff, made up
  stored_at timestamp with time zone not null,
  constraint exchange_rates_pkey PRIMARY KEY (currency, day),
  constraint exchange_rates_currency_check CHECK (((currency ~ '^[A-Z]{3}$'::text) AND (currency <> 'EUR'::bpchar))),
  constraint exchange_rates_rate_check CHECK (((rate > (0)::numeric) AND (rate < (1000000000)::numeric) AND (scale(rate) <= 10))),
  constraint exchange_rates_source_check CHECK ((source = ANY (ARRAY['service'::text, 'file'::text, 'demo'::text])))
);

-- 0155: Numbers without gaps, by company, kind and year.
create table invoice_counters (
  issuer_org_id integer not null,
  kind text not null,
  year smallint not null,
  last integer not null,
  constraint invoice_counters_pkey PRIMARY KEY (issuer_org_id, kind, year),
  constraint invoice_counters_issuer_org_id_fkey FOREIGN KEY (issuer_org_id) REFERENCES orgs(id),
  constraint invoice_counters_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit'::text, 'payment'::text, 'refund'::text, 'difference'::text]))),
  constraint invoice_counters_last_check CHECK ((last > 0))
);

-- 0155: The papers behind invoices and credit notes, with all that they say.
create table invoices (
  item_id bigint not null,
  kind text not null,
  issuer_org_id integer not null,
  year smallint not null,
  serial integer not null,
  order_id bigint not null,
  shipment_id bigint,  -- 0155: what left; a credit note may be for one that failed
  corrects_id bigint,  -- 0155: the invoice that a credit note corrects
  for_failure boolean not null default false,  -- 0155: a credit note for what failed to arrive and is owed again
  reason text not null default ''::text,
  net bigint not null,
  vat bigint not null,
  facts jsonb not null,  -- 0155: Invoice of rules/invoice
  -- 0165: Who wrote a credit note: a colleague. Those for what failed to arrive come by themselves, and of earlier ones nobody knows.
  written_by integer,
  constraint invoices_pkey PRIMARY KEY (item_id),
  constraint invoices_issuer_org_id_kind_year_serial_key UNIQUE (issuer_org_id, kind, year, serial),
  constraint invoices_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES invoices(item_id),
  constraint invoices_issuer_org_id_fkey FOREIGN KEY (issuer_org_id) REFERENCES orgs(id),
  constraint invoices_item_id_fkey FOREIGN KEY (item_id) REFERENCES finance_items(id),
  constraint invoices_item_id_kind_fkey FOREIGN KEY (item_id, kind) REFERENCES finance_items(id, kind),
  constraint invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint invoices_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id),
  constraint invoices_written_by_fkey FOREIGN KEY (written_by) REFERENCES accounts(id),
  constraint invoices_check CHECK (((kind = 'credit'::text) = (corrects_id IS NOT NULL))),
  constraint invoices_check1 CHECK (((kind = 'credit'::text) OR (shipment_id IS NOT NULL))),
  constraint invoices_check2 CHECK (((kind = 'credit'::text) OR (NOT for_failure))),
  constraint invoices_check3 CHECK (((kind = 'credit'::text) = (reason <> ''::text))),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit'::text]))),
  constraint invoices_net_check CHECK ((net >= 0)),
  constraint invoices_reason_check CHECK ((length(reason) <= 300)),
  constraint invoices_serial_check CHECK ((serial > 0)),
  constraint invoices_vat_check CHECK ((vat >= 0)),
  constraint invoices_written_by CHECK (((written_by IS NULL) OR ((kind = 'credit'::text) AND (NOT for_failure)))) NOT VALID
);
CREATE INDEX invoices_corrects ON invoices USING btree (corrects_id) WHERE (corrects_id IS NOT NULL);
CREATE INDEX invoices_order ON invoices USING btree (order_id);
CREATE UNIQUE INDEX invoices_shipment ON invoices USING btree (shipment_id) WHERE (kind = 'invoice'::text);
CREATE TRIGGER invoice_credits AFTER INSERT ON public.invoices FOR EACH ROW WHEN ((new.corrects_id IS NOT NULL)) EXECUTE FUNCTION check_credit_total();
-- 0221: Waits for whoever writes documents: from here on none is issued unnoticed, and the next statement sees all that were issued before.
CREATE TRIGGER invoice_sales AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION await_sales();
CREATE TRIGGER invoices_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

create table invoice_lines (
  invoice_id bigint not null,
  position smallint not null,
  kind text not null,
  order_id bigint not null,
  order_position smallint,  -- 0155: of goods
  corrects smallint,  -- 0155: the line of the invoice that a credit note corrects
  pieces integer not null,
  discount bigint not null,
  net bigint not null,
  constraint invoice_lines_pkey PRIMARY KEY (invoice_id, "position"),
  constraint invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(item_id),
  constraint invoice_lines_order_id_order_position_fkey FOREIGN KEY (order_id, order_position) REFERENCES order_lines(order_id, "position"),
  constraint invoice_lines_check CHECK (((kind = 'goods'::text) = (order_position IS NOT NULL))),
  constraint invoice_lines_discount_check CHECK ((discount >= 0)),
  constraint invoice_lines_kind_check CHECK ((kind = ANY (ARRAY['goods'::text, 'shipping'::text, 'handling'::text]))),
  constraint invoice_lines_net_check CHECK ((net >= 0)),
  constraint invoice_lines_pieces_check CHECK ((pieces >= 0)),
  constraint invoice_lines_position_check CHECK (("position" > 0))
);
CREATE INDEX invoice_lines_order ON invoice_lines USING btree (order_id, order_position);
CREATE TRIGGER invoice_line_credits BEFORE INSERT ON public.invoice_lines FOR EACH ROW EXECUTE FUNCTION check_credit();
CREATE TRIGGER invoice_lines_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

-- 0155: The formats as they were issued: what is sent once is the same for ever, whatever becomes of what wrote it.
create table invoice_files (
  invoice_id bigint not null,
  format text not null,
  content text not null,
  sha256 text not null,  -- 0155: of its bytes in UTF-8
  constraint invoice_files_pkey PRIMARY KEY (invoice_id, format),
  constraint invoice_files_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(item_id),
  constraint invoice_files_format_check CHECK ((format = ANY (ARRAY['cii'::text, 'ubl'::text, 'fatturaPa'::text]))),
  constraint invoice_files_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE TRIGGER invoice_files_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.invoice_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

-- 0162: Names without gaps, by sender.
create table e_invoice_counters (
  sender text not null,
  last integer not null,
  constraint e_invoice_counters_pkey PRIMARY KEY (sender),
  constraint e_invoice_counters_last_check CHECK ((last > 0))
);

-- 0162: Invoices and credit notes that their law wants sent through an exchange system, as Italy's does, each with where it stands.
create table e_invoice_outbox (
  invoice_id bigint not null,
  status text not null default 'waiting'::text,
  fault text not null default ''::text,  -- 0162: why it could not be written, or was refused
  exchange_number text not null default ''::text,  -- 0162: under which the exchange system has it
  changed_at timestamp with time zone not null,
  -- 0175: By what the exchange system finds the buyer where staff had a file written anew: {vatNumber, taxCode, sdiCode} of the customer as
  -- they were then. Null: as the invoice says.
  addressing jsonb,
  -- 0176: refused_on, warned_of: The day of the notice by which the exchange system refused a file: the term for the next one begins with
  -- it, and lasts beyond the writing of that. And the last day that was warned of by mail.
  refused_on date,
  warned_of date,
  constraint e_invoice_outbox_pkey PRIMARY KEY (invoice_id),
  constraint e_invoice_outbox_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(item_id),
  constraint e_invoice_outbox_addressing_check CHECK ((addressing ?& ARRAY['vatNumber'::text, 'taxCode'::text, 'sdiCode'::text])),
  constraint e_invoice_outbox_check CHECK (((status = ANY (ARRAY['failed'::text, 'refused'::text])) = (fault <> ''::text))),
  constraint e_invoice_outbox_check1 CHECK (((status <> ALL (ARRAY['waiting'::text, 'failed'::text, 'written'::text])) OR (exchange_number = ''::text))),
  constraint e_invoice_outbox_check2 CHECK (((status <> 'sent'::text) OR (exchange_number <> ''::text))),
  constraint e_invoice_outbox_exchange_number_check CHECK ((length(exchange_number) <= 60)),
  constraint e_invoice_outbox_fault_check CHECK ((length(fault) <= 500)),
  constraint e_invoice_outbox_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'failed'::text, 'written'::text, 'sent'::text, 'refused'::text])))
);
CREATE INDEX e_invoice_outbox_status ON e_invoice_outbox USING btree (status, invoice_id DESC);

-- 0162: Files as they were written: one that was refused is written anew, under the next name of its sender.
create table e_invoice_files (
  invoice_id bigint not null,
  sender text not null,  -- 0162: country and tax number
  serial integer not null,
  name text not null,
  content text not null,
  written_at timestamp with time zone not null,
  constraint e_invoice_files_pkey PRIMARY KEY (sender, serial),
  constraint e_invoice_files_name_key UNIQUE (name),
  constraint e_invoice_files_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES e_invoice_outbox(invoice_id),
  constraint e_invoice_files_name_check CHECK ((name ~ '^[A-Z0-9]+_[A-Z0-9]{5}\.xml$'::text)),
  constraint e_invoice_files_sender_check CHECK ((sender ~ '^[A-Z]{2}[A-Z0-9]{2,28}$'::text)),
  constraint e_invoice_files_serial_check CHECK ((serial > 0))
);
CREATE INDEX e_invoice_files_invoice ON e_invoice_files USING btree (invoice_id, serial DESC);
CREATE TRIGGER e_invoice_files_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.e_invoice_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_finance_change();

-- 0221: Documents of which no sales are counted yet. The transaction that issues one adds it here; that which counts its sales takes it
-- away.
create table uncounted_sales (
  invoice_id bigint not null,
  constraint uncounted_sales_pkey PRIMARY KEY (invoice_id),
  constraint uncounted_sales_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(item_id)
);

-- 0221: Documents that were issued before sales were counted: the job counts them in the order of their ids, and these up to
-- `counted_until` are counted. No row where there were none.
create table earlier_sales (
  single boolean not null default true,
  counted_until bigint not null,
  last_id bigint not null,
  constraint earlier_sales_pkey PRIMARY KEY (single),
  constraint earlier_sales_check CHECK ((last_id >= counted_until)),
  constraint earlier_sales_single_check CHECK (single)
);

-- 0221: Sales are what was invoiced less what was credited, VAT excluded, in cents: by the month of the document, the site of its order,
-- and the warehouse from which that leaves. Below zero where more was credited in a month than invoiced.
create table warehouse_sales (
  month date not null,
  org_id integer not null,
  warehouse text not null,
  currency character(3) not null,
  pieces bigint not null,
  net bigint not null,
  constraint warehouse_sales_pkey PRIMARY KEY (month, org_id, currency, warehouse),
  constraint warehouse_sales_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint warehouse_sales_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint warehouse_sales_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint warehouse_sales_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

-- 0221: The same by customer.
create table customer_sales (
  month date not null,
  org_id integer not null,
  customer_id integer not null,
  currency character(3) not null,
  pieces bigint not null,
  net bigint not null,
  constraint customer_sales_pkey PRIMARY KEY (month, org_id, currency, customer_id) INCLUDE (pieces, net),
  constraint customer_sales_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint customer_sales_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint customer_sales_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint customer_sales_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

-- 0221: The same by product.
create table product_sales (
  month date not null,
  org_id integer not null,
  sku_id integer,  -- 0221: null: shipping and handling
  currency character(3) not null,
  pieces bigint not null,
  net bigint not null,
  constraint product_sales_month_org_id_currency_sku_id_pieces_net_key UNIQUE NULLS NOT DISTINCT (month, org_id, currency, sku_id) INCLUDE (pieces, net),
  constraint product_sales_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint product_sales_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id),
  constraint product_sales_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint product_sales_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);
CREATE TRIGGER product_sales_added AFTER INSERT ON public.product_sales REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_year();
CREATE TRIGGER product_sales_changed AFTER UPDATE ON public.product_sales REFERENCING OLD TABLE AS taken NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_year();

-- 0227: Sales by product of the last twelve months and of the twelve before: the report that is asked for most reads each product once, and
-- not once for each month. The same sums as in `product_sales`, added up there.
create table product_year_sales (
  org_id integer not null,
  sku_id integer,  -- 0227: null: shipping and handling
  currency character(3) not null,
  pieces bigint not null,
  net bigint not null,
  net_before bigint not null,
  constraint product_year_sales_org_id_currency_sku_id_pieces_net_net_be_key UNIQUE NULLS NOT DISTINCT (org_id, currency, sku_id) INCLUDE (pieces, net, net_before),
  constraint product_year_sales_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint product_year_sales_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id),
  constraint product_year_sales_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
);

-- 0227: The month with which these twelve end. No row until the job has added them up.
create table sales_year (
  single boolean not null default true,
  until date not null,
  constraint sales_year_pkey PRIMARY KEY (single),
  constraint sales_year_single_check CHECK (single),
  constraint sales_year_until_check CHECK ((EXTRACT(day FROM until) = (1)::numeric))
);

-- 0226: What a company needs to hand its documents to DATEV; null for what nobody has entered yet.
create table datev_settings (
  org_id integer not null,
  adviser integer,
  client integer,
  chart text,
  year_starts smallint,  -- 0226: 1 to 12: the fiscal year begins with the first day of this month.
  account_length smallint,  -- 0226: Digits of a ledger account; accounts of customers have one more.
  first_debtor integer,  -- 0226: A customer's account is this one and the id of the customer on top.
  taxed_account integer,
  intra_eu_account integer,
  export_account integer,
  constraint datev_settings_pkey PRIMARY KEY (org_id),
  constraint datev_settings_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint datev_settings_account_length_check CHECK (((account_length >= 4) AND (account_length <= 8))),
  constraint datev_settings_adviser_check CHECK (((adviser >= 1001) AND (adviser <= 9999999))),
  constraint datev_settings_chart_check CHECK ((chart = ANY (ARRAY['03'::text, '04'::text]))),
  constraint datev_settings_check CHECK (((account_length IS NOT NULL) OR (num_nonnulls(first_debtor, taxed_account, intra_eu_account, export_account) = 0))),
  constraint datev_settings_check1 CHECK (((length((taxed_account)::text) = account_length) AND (length((intra_eu_account)::text) = account_length) AND (length((export_account)::text) = account_length))),
  constraint datev_settings_check2 CHECK (((length((first_debtor)::text) = (account_length + 1)) AND (("left"((first_debtor)::text, 1) >= '1'::text) AND ("left"((first_debtor)::text, 1) <= '6'::text)))),
  constraint datev_settings_client_check CHECK (((client >= 1) AND (client <= 99999))),
  constraint datev_settings_year_starts_check CHECK (((year_starts >= 1) AND (year_starts <= 12)))
);

-- ==================== return: goods that come back: decisions, inspections, credits, batch notes

-- 0167: Returns (specification sections 3 to 5): a header with lines over several orders. The states of the lines decide (rules/return);
-- `status` of the header holds the answer of `returnStatus`.
create table returns (
  id bigint not null generated always as identity,
  customer_id integer not null,
  account_id integer not null,
  org_id integer not null,
  rma_number text,  -- 0167: Given when it is submitted, so that the numbers of a site have no gaps.
  status text not null default 'saved'::text,
  type text not null,
  delivery_mode text not null,
  forwarder text not null default ''::text,  -- 0167: The code of a carrier, or `others` with its name beside it.
  other_forwarder text not null default ''::text,
  address jsonb,  -- 0167: Where the goods are fetched, and where they go if they are sent back; as it was when it was chosen.
  note text not null default ''::text,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  opened_at timestamp with time zone,  -- 0167: From then on the customer changes nothing, until staff ask them.
  opened_by integer,
  question text not null default ''::text,
  decided_at timestamp with time zone,
  comes_back boolean not null default true,
  warehouse text,  -- 0167: Where the goods go to.
  tracking_number text not null default ''::text,
  sent_at timestamp with time zone,
  reminded_at timestamp with time zone,  -- 0169: When the site was reminded that a return waits for its decision.
  -- 0170: Since when a return waits for us: for a decision that no question holds up since it was submitted, for a collection by our
  -- courier since it was approved, for an inspection or a credit since its last step. Lists begin with what waits longest, so it stands in
  -- the row, where an index orders it.
  waits_since timestamp with time zone,
  -- 0173: When the customer last answered a question about a submitted return: the time in which we decide begins anew by that.
  answered_at timestamp with time zone,
  constraint returns_pkey PRIMARY KEY (id),
  constraint returns_rma_number_key UNIQUE (rma_number),
  constraint returns_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES accounts(id, customer_id),
  constraint returns_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint returns_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES accounts(id),
  constraint returns_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint returns_warehouse_fkey FOREIGN KEY (warehouse) REFERENCES warehouses(code),
  constraint returns_check CHECK (((status = 'saved'::text) = (rma_number IS NULL))),
  constraint returns_check1 CHECK (((rma_number IS NULL) = (submitted_at IS NULL))),
  constraint returns_check2 CHECK (((opened_at IS NULL) = (opened_by IS NULL))),
  constraint returns_check3 CHECK (((status = 'saved'::text) OR ((address IS NOT NULL) AND (note <> ''::text)))),
  constraint returns_check4 CHECK (((forwarder <> 'others'::text) OR (status = 'saved'::text) OR (other_forwarder <> ''::text))),
  constraint returns_check5 CHECK (((answered_at IS NULL) OR ((submitted_at IS NOT NULL) AND (answered_at >= submitted_at)))),
  constraint returns_delivery_mode_check CHECK ((delivery_mode = ANY (ARRAY['customerCourier'::text, 'providerCourier'::text, 'ownReturn'::text]))),
  constraint returns_forwarder_check CHECK ((length(forwarder) <= 60)),
  constraint returns_note_check CHECK ((length(note) <= 500)),
  constraint returns_other_forwarder_check CHECK ((length(other_forwarder) <= 60)),
  constraint returns_question_check CHECK ((length(question) <= 500)),
  constraint returns_revision_check CHECK ((revision > 0)),
  constraint returns_rma_number_check CHECK ((rma_number ~ '^R[A-Z]+[0-9]{6,}$'::text)),
  constraint returns_status_check CHECK ((status = ANY (ARRAY['saved'::text, 'submitted'::text, 'approved'::text, 'sent'::text, 'received'::text, 'inspected'::text, 'completed'::text, 'refused'::text, 'expired'::text, 'cancelled'::text]))),
  constraint returns_tracking_number_check CHECK ((length(tracking_number) <= 60)),
  constraint returns_type_check CHECK ((type = ANY (ARRAY['quality'::text, 'lessShipping'::text, 'wrongShipping'::text, 'notRequired'::text])))
);
CREATE INDEX returns_customer ON returns USING btree (customer_id, id DESC);
CREATE INDEX returns_desk ON returns USING btree (waits_since, id DESC) INCLUDE (org_id, status, type) WHERE (status <> 'saved'::text);
-- 0167: Who waits for our decision, and what nobody has sent.
CREATE INDEX returns_open ON returns USING btree (submitted_at) WHERE (status = ANY (ARRAY['submitted'::text, 'approved'::text]));
CREATE INDEX returns_sought ON returns USING gin (upper(((COALESCE(rma_number, ''::text) || ' '::text) || tracking_number)) gin_trgm_ops);
CREATE INDEX returns_status ON returns USING btree (status, waits_since, id DESC) INCLUDE (org_id, type) WHERE (status <> 'saved'::text);
CREATE INDEX returns_tracking ON returns USING btree (upper(tracking_number)) WHERE (tracking_number <> ''::text);
-- 0170: The lines of a return are written before its row.
CREATE TRIGGER return_waits_since BEFORE INSERT OR UPDATE OF status, question, delivery_mode, submitted_at, answered_at, decided_at, updated_at ON public.returns FOR EACH ROW EXECUTE FUNCTION return_waits_since();
CREATE TRIGGER returns_kept BEFORE DELETE ON public.returns FOR EACH ROW EXECUTE FUNCTION keep_return();

create table return_lines (
  return_id bigint not null,
  position smallint not null,
  order_id bigint not null,
  order_position smallint not null,
  quantity integer not null,
  batch_number text not null default ''::text,
  reason text,
  other_reason text not null default ''::text,
  came_instead text not null default ''::text,  -- 0167: Of a wrong delivery: what came instead.
  state text not null default 'saved'::text,
  refused_because text not null default ''::text,
  term text,  -- 0167: By which term it was submitted: until when, and what it costs in hundredths of a percent of its net.
  term_until date,
  fee_bp integer not null default 0,
  received integer,  -- 0167: Pieces by what was found and became of them.
  finding text,
  restocked integer not null default 0,
  scrapped integer not null default 0,
  to_send_back integer not null default 0,
  replacement_id bigint,
  -- 0170: By what a line is found: the number of its order, and all numbers of its product as they were then, with their signs and without.
  words text not null default ''::text,
  constraint return_lines_pkey PRIMARY KEY (return_id, "position"),
  constraint return_lines_order_id_order_position_fkey FOREIGN KEY (order_id, order_position) REFERENCES order_lines(order_id, "position"),
  constraint return_lines_replacement_id_fkey FOREIGN KEY (replacement_id) REFERENCES orders(id),
  constraint return_lines_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id) ON DELETE CASCADE,
  constraint return_lines_batch_number_check CHECK ((length(batch_number) <= 40)),
  constraint return_lines_came_instead_check CHECK ((length(came_instead) <= 60)),
  constraint return_lines_check CHECK (((received >= 0) AND (received <= quantity))),
  constraint return_lines_check1 CHECK ((((restocked + scrapped) + to_send_back) <= COALESCE(received, 0))),
  constraint return_lines_check2 CHECK (((state = 'refused'::text) = (refused_because <> ''::text))),
  constraint return_lines_check3 CHECK (((reason IS DISTINCT FROM 'other'::text) OR (state = 'saved'::text) OR (other_reason <> ''::text))),
  constraint return_lines_check4 CHECK (((state = ANY (ARRAY['saved'::text, 'cancelled'::text])) OR (term IS NOT NULL))),
  constraint return_lines_check5 CHECK (((term IS NULL) = (term_until IS NULL))),
  constraint return_lines_check6 CHECK (((state = 'replaced'::text) = (replacement_id IS NOT NULL))),
  constraint return_lines_check7 CHECK (((state <> 'received'::text) OR (received IS NOT NULL))),
  constraint return_lines_check8 CHECK (((state <> ALL (ARRAY['inspected'::text, 'credited'::text, 'replaced'::text, 'sentBack'::text])) OR ((((restocked + scrapped) + to_send_back) = COALESCE(received, 0)) AND ((received IS NULL) = (finding IS NULL))))),
  constraint return_lines_check9 CHECK (((finding IS DISTINCT FROM 'missing'::text) OR (received < quantity))),
  constraint return_lines_fee_bp_check CHECK (((fee_bp >= 0) AND (fee_bp <= 10000))),
  constraint return_lines_finding_check CHECK ((finding = ANY (ARRAY['asClaimed'::text, 'notAsClaimed'::text, 'missing'::text]))),
  constraint return_lines_other_reason_check CHECK ((length(other_reason) <= 500)),
  constraint return_lines_position_check CHECK (("position" > 0)),
  constraint return_lines_quantity_check CHECK ((quantity > 0)),
  constraint return_lines_reason_check CHECK ((reason = ANY (ARRAY['chip'::text, 'leaking'::text, 'poorPrint'::text, 'printDefect'::text, 'broken'::text, 'noise'::text, 'paperJam'::text, 'other'::text]))),
  constraint return_lines_refused_because_check CHECK ((length(refused_because) <= 500)),
  constraint return_lines_restocked_check CHECK ((restocked >= 0)),
  constraint return_lines_scrapped_check CHECK ((scrapped >= 0)),
  constraint return_lines_state_check CHECK ((state = ANY (ARRAY['saved'::text, 'submitted'::text, 'approved'::text, 'sent'::text, 'received'::text, 'inspected'::text, 'refused'::text, 'cancelled'::text, 'expired'::text, 'credited'::text, 'replaced'::text, 'sentBack'::text]))),
  constraint return_lines_term_check CHECK ((term = ANY (ARRAY['defect'::text, 'warranty'::text, 'shortage'::text, 'damage'::text, 'notRequired'::text]))),
  constraint return_lines_to_send_back_check CHECK ((to_send_back >= 0))
);
-- 0168: The report counts what was claimed of a batch.
CREATE INDEX return_lines_batch ON return_lines USING btree (upper(batch_number)) WHERE (batch_number <> ''::text);
CREATE INDEX return_lines_order ON return_lines USING btree (order_id, order_position);
CREATE INDEX return_lines_replacement ON return_lines USING btree (replacement_id) WHERE (replacement_id IS NOT NULL);
CREATE INDEX return_lines_sought ON return_lines USING gin (words gin_trgm_ops);
CREATE TRIGGER return_line_words BEFORE INSERT ON public.return_lines FOR EACH ROW EXECUTE FUNCTION set_return_line_words();
CREATE TRIGGER return_lines_counted AFTER INSERT OR DELETE OR UPDATE OF state, quantity, received, order_id, order_position ON public.return_lines FOR EACH ROW EXECUTE FUNCTION count_returned();
CREATE TRIGGER return_lines_owned BEFORE INSERT OR UPDATE OF return_id, order_id ON public.return_lines FOR EACH ROW EXECUTE FUNCTION check_return_owner();

create table return_files (
  id integer not null generated always as identity,
  customer_id integer not null,
  account_id integer not null,
  return_id bigint,  -- 0167: Null until its return is saved.
  file text not null,
  name text not null,
  media_type text not null,
  bytes integer not null,
  uploaded_at timestamp with time zone not null,
  constraint return_files_pkey PRIMARY KEY (id),
  constraint return_files_file_key UNIQUE (file),
  constraint return_files_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES accounts(id, customer_id),
  constraint return_files_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint return_files_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id),
  constraint return_files_bytes_check CHECK (((bytes >= 1) AND (bytes <= 10485760))),
  constraint return_files_file_check CHECK ((file ~ '^[0-9a-f]{32}$'::text)),
  constraint return_files_media_type_check CHECK ((media_type = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text]))),
  constraint return_files_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
CREATE INDEX return_files_return ON return_files USING btree (return_id) WHERE (return_id IS NOT NULL);
CREATE INDEX return_files_waiting ON return_files USING btree (account_id) WHERE (return_id IS NULL);

-- 0167: The operating record.
create table return_events (
  id bigint not null generated always as identity,
  return_id bigint not null,
  action text not null,
  status text not null,
  position smallint,  -- 0167: Of one line; null of all of them.
  account_id integer,
  at timestamp with time zone not null,
  reason text not null default ''::text,
  constraint return_events_pkey PRIMARY KEY (id),
  constraint return_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint return_events_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id) ON DELETE CASCADE,
  constraint return_events_action_check CHECK ((action = ANY (ARRAY['submit'::text, 'edit'::text, 'cancel'::text, 'ask'::text, 'approve'::text, 'refuse'::text, 'send'::text, 'expire'::text, 'receive'::text, 'inspect'::text, 'credit'::text, 'replace'::text, 'sendBack'::text]))),
  constraint return_events_reason_check CHECK ((length(reason) <= 500))
);
CREATE INDEX return_events_return ON return_events USING btree (return_id, id);
CREATE TRIGGER return_events_kept BEFORE UPDATE ON public.return_events FOR EACH ROW EXECUTE FUNCTION refuse_return_change();

-- 0169: Of what happened to returns nobody was told yet: one row for all lines of a return to which the same was done at once.
create table return_news (
  id bigint not null generated always as identity,
  return_id bigint not null,
  action text not null,
  at timestamp with time zone not null,
  constraint return_news_pkey PRIMARY KEY (id),
  constraint return_news_return_id_action_at_key UNIQUE (return_id, action, at),
  constraint return_news_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id) ON DELETE CASCADE
);

-- 0167: What was credited of a line, by the credit notes that say it.
create table return_credits (
  return_id bigint not null,
  position smallint not null,
  credit_id bigint not null,
  pieces integer not null,
  constraint return_credits_pkey PRIMARY KEY (return_id, "position", credit_id),
  constraint return_credits_credit_id_fkey FOREIGN KEY (credit_id) REFERENCES invoices(item_id),
  constraint return_credits_return_id_position_fkey FOREIGN KEY (return_id, "position") REFERENCES return_lines(return_id, "position"),
  constraint return_credits_pieces_check CHECK ((pieces > 0))
);
CREATE INDEX return_credits_credit ON return_credits USING btree (credit_id);
CREATE TRIGGER return_credits_bounded AFTER INSERT ON public.return_credits FOR EACH ROW EXECUTE FUNCTION check_return_credit();
CREATE TRIGGER return_credits_kept BEFORE DELETE OR UPDATE ON public.return_credits FOR EACH ROW EXECUTE FUNCTION refuse_return_change();

-- 0167: Where the account manager lets something come back after its term.
create table return_exceptions (
  order_id bigint not null,
  position smallint not null,
  until_on date not null,
  reason text not null,
  account_id integer not null,
  at timestamp with time zone not null,
  constraint return_exceptions_pkey PRIMARY KEY (order_id, "position"),
  constraint return_exceptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint return_exceptions_order_id_position_fkey FOREIGN KEY (order_id, "position") REFERENCES order_lines(order_id, "position"),
  constraint return_exceptions_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);

-- 0167: What is known of a batch, so that returns of it are judged at once.
create table batch_notes (
  id integer not null generated always as identity,
  sku_id integer not null,
  batch_number text not null,  -- 0167: In capitals, as it is looked for.
  reason text,
  note text not null,
  auto_approve boolean not null default false,
  account_id integer not null,
  at timestamp with time zone not null,
  constraint batch_notes_pkey PRIMARY KEY (id),
  constraint batch_notes_sku_id_batch_number_reason_key UNIQUE NULLS NOT DISTINCT (sku_id, batch_number, reason),
  constraint batch_notes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint batch_notes_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES skus(id) ON DELETE CASCADE,
  constraint batch_notes_batch_number_check CHECK (((batch_number = upper(batch_number)) AND ((length(batch_number) >= 1) AND (length(batch_number) <= 40)))),
  constraint batch_notes_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  constraint batch_notes_reason_check CHECK ((reason = ANY (ARRAY['chip'::text, 'leaking'::text, 'poorPrint'::text, 'printDefect'::text, 'broken'::text, 'noise'::text, 'paperJam'::text, 'other'::text])))
);

-- ==================== notification: mails, messages, the audit trail, and what follows a commit

-- The outbox: written in the transaction of what causes the mail, sent within a second.
create table mails (
  id bigint not null generated always as identity,
  org_id integer not null,
  recipient text not null,
  language text not null,
  subject text not null,
  cause text not null,  -- 0004: what it is about, such as "order ONL100001"
  queued_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  reply_to text,  -- 0007: Whom an answer to a mail goes to, where that is not the site.
  -- 0015: parts, attempts, last_error: A letter is stored by its parts and rendered as text and HTML when it is sent.
  parts jsonb not null,
  attempts integer not null default 0,
  last_error text,
  order_id bigint,  -- 0040: The order whose document goes with a mail; it is made when the mail is sent.
  -- 0075: Before this instant nobody tries a letter again: it is being sent now, or was refused a moment ago.
  try_after timestamp with time zone,
  unsubscribe_path text,  -- 0148: Where the reader of a mail stops mails of its kind: a path of the shop.
  invoice_id bigint,  -- 0156: An invoice or a credit note goes to the customer with its mail.
  reminder_id bigint,
  return_id bigint,  -- 0169: The return whose papers go with a mail.
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(item_id),
  constraint mails_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint mails_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint mails_reminder_id_fkey FOREIGN KEY (reminder_id) REFERENCES reminders(id),
  constraint mails_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id),
  constraint mails_attempts_check CHECK ((attempts >= 0)),
  constraint mails_parts_check CHECK ((jsonb_typeof(parts) = 'array'::text)),
  constraint mails_unsubscribe_path_check CHECK (starts_with(unsubscribe_path, '/'::text))
);
CREATE INDEX mails_order ON mails USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX mails_org ON mails USING btree (org_id, id DESC);
CREATE INDEX mails_unsent ON mails USING btree (queued_at) WHERE (sent_at IS NULL);

-- What one account is told, beside the notices of its site; both are shown as notifications, so their ids are of one sequence.
create table messages (
  id integer not null default nextval('notices_id_seq'::regclass),
  account_id integer not null,
  title labels not null,
  body labels not null,
  sent_at timestamp with time zone not null,
  order_id bigint,  -- 0148: A message about an order leads to it. What was sent until then its reader has seen.
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX messages_account ON messages USING btree (account_id, sent_at DESC, id DESC);

-- 0015: Who did what, when, from where, and what it was before and after. Each event holds the hash of the one before it, so that a change
-- or a gap in the middle shows.
create table audit_events (
  position bigint not null,
  at timestamp with time zone not null,
  action text not null,
  org_id integer not null,
  customer_id integer,  -- 0015: whose data it is about; null for what concerns no customer
  account_id integer,  -- 0015: who did it; null for somebody who is not signed in
  address text,  -- 0015: from where in the network
  subject text not null,  -- 0015: what was changed, such as 'account 17'
  before jsonb,
  after jsonb,
  previous bytea not null,
  hash bytea not null,
  constraint audit_events_pkey PRIMARY KEY ("position"),
  constraint audit_events_hash_key UNIQUE (hash),
  constraint audit_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint audit_events_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint audit_events_org_id_fkey FOREIGN KEY (org_id) REFERENCES orgs(id),
  constraint audit_events_action_check CHECK ((action ~ '^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$'::text)),
  constraint audit_events_hash_check CHECK ((octet_length(hash) = 32)),
  constraint audit_events_position_check CHECK (("position" > 0)),
  constraint audit_events_previous_check CHECK ((octet_length(previous) = 32))
);
CREATE INDEX audit_events_account ON audit_events USING btree (account_id, "position" DESC);
CREATE INDEX audit_events_customer ON audit_events USING btree (customer_id, "position" DESC);
CREATE INDEX audit_events_org ON audit_events USING btree (org_id, "position" DESC);
CREATE INDEX audit_events_subject ON audit_events USING btree (subject, "position" DESC);
CREATE TRIGGER chain_audit_event BEFORE INSERT ON public.audit_events FOR EACH ROW EXECUTE FUNCTION chain_audit_event();
CREATE TRIGGER keep_audit_event BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_event();

-- 0094: When the shop was last backed up, for those who watch it. A row is written once the backup is whole, so none is in itself.
create table backups (
  taken_at timestamp with time zone not null,
  finished_at timestamp with time zone not null,
  rows bigint not null,
  files integer not null,
  bytes bigint not null,
  constraint backups_pkey PRIMARY KEY (taken_at),
  constraint backups_bytes_check CHECK ((bytes > 0)),
  constraint backups_check CHECK ((finished_at >= taken_at)),
  constraint backups_files_check CHECK ((files >= 0)),
  constraint backups_rows_check CHECK ((rows >= 0))
);

create table visitor_changes (
  at timestamp with time zone not null default now()
);

create view bank_accounts as
 SELECT org_id,
    payment_currency AS currency,
    holder,
    bank,
    account,
    bic
   FROM own_bank_accounts
  WHERE (payment_currency IS NOT NULL);

create view live_facets as
 SELECT f.id,
    f.class_id,
    f.brand_id,
    f.series_id,
    f.colour,
    f.yield_band,
    f.own_make,
    (f.skus + COALESCE(c.skus, 0)) AS skus,
    (f.in_stock_eu + COALESCE(c.in_stock_eu, 0)) AS in_stock_eu,
    (f.in_stock_us + COALESCE(c.in_stock_us, 0)) AS in_stock_us
   FROM (facets f
     LEFT JOIN ( SELECT facet_counts.facet_id,
            (sum(facet_counts.skus))::integer AS skus,
            (sum(facet_counts.in_stock_eu))::integer AS in_stock_eu,
            (sum(facet_counts.in_stock_us))::integer AS in_stock_us
           FROM facet_counts
          GROUP BY facet_counts.facet_id) c ON ((c.facet_id = f.id)));

create view orders_to_invoice as
 SELECT o.id AS order_id,
    o.customer_id,
    o.terms_net_days,
    o.paid_at,
    o.status,
    ((v.net + round(((v.net * (o.vat_rate_bp)::numeric) / 10000.0))))::bigint AS amount
   FROM (orders o
     CROSS JOIN LATERAL ( SELECT (
                CASE
                    WHEN (sum(l.shipped) = 0) THEN (((o.shipping_cost + o.handling_fee))::numeric - ((o.discount)::numeric - sum(l.discount)))
                    ELSE (0)::numeric
                END + sum((((((l.allocated + l.waiting) * (COALESCE(l.discount_price, l.unit_price))::bigint))::numeric - round((((l.discount)::numeric * ((l.quantity - l.cancelled))::numeric) / (l.quantity)::numeric))) + round((((l.discount)::numeric * (l.shipped)::numeric) / (l.quantity)::numeric))))) AS net
           FROM order_lines l
          WHERE (l.order_id = o.id)
         HAVING (sum((l.allocated + l.waiting)) > 0)) v)
  WHERE (o.status = ANY (ARRAY['awaitingPayment'::text, 'onHold'::text, 'submitted'::text, 'released'::text, 'partlyShipped'::text]));

CREATE OR REPLACE FUNCTION public.add_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into name_words (word, sku_id)
  select w.word, n.id from new_skus n cross join lateral words_of(all_names(n.name, n.names)) as w (word);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_suffixes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into number_suffixes (suffix, sku_id)
  select distinct s.suffix, n.sku_id
    from new_numbers n cross join lateral suffixes_of(n.kind, n.normalised) as s (suffix)
  on conflict do nothing;
  return null;
end
$function$;

-- 0227: By a trigger, as the version before this one counts sales, too, while both run. One transaction at a time counts.
CREATE OR REPLACE FUNCTION public.add_to_year()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into product_year_sales as s (org_id, sku_id, currency, pieces, net, net_before)
    select org_id, sku_id, currency, coalesce(sum(pieces) filter (where is_last), 0), coalesce(sum(net) filter (where is_last), 0),
           coalesce(sum(net) filter (where not is_last), 0)
      from (select c.*, c.month > y.until - interval '12 months' as is_last from added c, sales_year y
             where c.month between y.until - interval '23 months' and y.until) changed
     group by org_id, sku_id, currency
    on conflict (org_id, currency, sku_id) do update
       set pieces = s.pieces + excluded.pieces, net = s.net + excluded.net, net_before = s.net_before + excluded.net_before;
  else
    insert into product_year_sales as s (org_id, sku_id, currency, pieces, net, net_before)
    select org_id, sku_id, currency, coalesce(sum(pieces) filter (where is_last), 0), coalesce(sum(net) filter (where is_last), 0),
           coalesce(sum(net) filter (where not is_last), 0)
      from (select c.*, c.month > y.until - interval '12 months' as is_last
              from (select month, org_id, sku_id, currency, pieces, net from added
                    union all
                    select month, org_id, sku_id, currency, -pieces, -net from taken) c, sales_year y
             where c.month between y.until - interval '23 months' and y.until) changed
     group by org_id, sku_id, currency
    on conflict (org_id, currency, sku_id) do update
       set pieces = s.pieces + excluded.pieces, net = s.net + excluded.net, net_before = s.net_before + excluded.net_before;
  end if;
  return null;
end $function$;

-- 0056: All names of a product, one after the other.
CREATE OR REPLACE FUNCTION public.all_names(name text, names jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select concat_ws(' ', name, (select string_agg(value, ' ') from jsonb_each_text(names)))
$function$;

-- 0056: A function of both tables and no domain: a column of such a type would write each table anew while nobody may read it.
CREATE OR REPLACE FUNCTION public.are_other_names(names jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when names is null then true
    when jsonb_typeof(names) = 'object' then
      names <> '{}' and names - array['de', 'it', 'fr', 'pl', 'es', 'ja', 'zh'] = '{}'
      and not jsonb_path_exists(names, '$.* ? (@.type() != "string" || @ == "")')
    else false
  end
$function$;

-- 0015: The hash of everything that an event says. UTC, so that it does not depend on the zone of who looks.
CREATE OR REPLACE FUNCTION public.audit_hash(e audit_events)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET "TimeZone" TO 'UTC'
RETURN sha256(convert_to((jsonb_build_array((e)."position", (e).at, (e).action, (e).org_id, (e).customer_id, (e).account_id, (e).address, (e).subject, (e).before, (e).after, encode((e).previous, 'hex'::text)))::text, 'UTF8'::name));

CREATE OR REPLACE FUNCTION public.await_sales()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into uncounted_sales (invoice_id) values (new.item_id);
  return null;
end $function$;

-- 0132: A line begins with what was promised when its order was placed, whichever version placed it.
CREATE OR REPLACE FUNCTION public.begin_order_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.allocated := new.ships_now;
  new.waiting := new.quantity - new.ships_now;
  return new;
end $function$;

-- 0015: One after the other until the transaction ends: without the lock two events would follow the same one.
CREATE OR REPLACE FUNCTION public.chain_audit_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7265404);
  select position, hash into last from audit_events order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.previous := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  new.hash := audit_hash(new);
  return new;
end $function$;

-- 0155: No more is credited than was invoiced: of a line, of its pieces, of the whole.
CREATE OR REPLACE FUNCTION public.check_credit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  corrected bigint;
  wrong boolean;
begin
  select corrects_id into corrected from invoices where item_id = new.invoice_id;
  if corrected is null then
    if new.corrects is not null then raise exception 'an invoice corrects nothing' using errcode = 'check_violation'; end if;
    return new;
  end if;
  perform from finance_items where id = corrected for no key update;
  select new.net + coalesce(sum(l.net), 0) > original.net or new.pieces + coalesce(sum(l.pieces), 0) > original.pieces into wrong
    from invoice_lines original
    left join (invoice_lines l join invoices c on c.item_id = l.invoice_id and c.corrects_id = corrected) on l.corrects = original.position
   where original.invoice_id = corrected and original.position = new.corrects
   group by original.net, original.pieces;
  if wrong is distinct from false then
    raise exception 'more is credited than was invoiced' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_credit_total()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from finance_items where id = new.corrects_id for no key update;
  if (select sum(net) > (select net from invoices where item_id = new.corrects_id)
          or sum(vat) > (select vat from invoices where item_id = new.corrects_id)
        from invoices where corrects_id = new.corrects_id) then
    raise exception 'more is credited than was invoiced' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- 0157: A settled entry is what its payments add up to, to the cent; every other one has none.
CREATE OR REPLACE FUNCTION public.check_entry_payments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  entry bank_entries;
  paid  bigint;
begin
  select * into entry from bank_entries
   where id = case when tg_table_name = 'bank_entries' then (to_jsonb(new)->>'id')::bigint else (to_jsonb(new)->>'entry_id')::bigint end;
  if entry.id is null then return null; end if;
  select coalesce(sum(f.amount), 0) into paid
    from payment_postings p
    join finance_items f on f.id = p.item_id
   where p.entry_id = entry.id and p.kind = 'payment' and p.taken_back_by is null;
  if paid <> entry.amount * (entry.status = 'settled')::integer then
    raise exception 'entry % is %, and % cents of % are posted', entry.id, entry.status, paid, entry.amount
      using errcode = 'check_violation';
  end if;
  return null;
end $function$;

-- 0159: A payment is what its postings add up to, to the cent; one that was taken back has none.
CREATE OR REPLACE FUNCTION public.check_hand_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  payment hand_payments;
  paid    bigint;
begin
  select * into payment from hand_payments
   where id = case when tg_table_name = 'hand_payments' then (to_jsonb(new)->>'id')::bigint else (to_jsonb(new)->>'hand_id')::bigint end;
  if payment.id is null then return null; end if;
  select coalesce(sum(f.amount), 0) into paid
    from payment_postings p
    join finance_items f on f.id = p.item_id
   where p.hand_id = payment.id and p.kind = 'payment' and p.taken_back_by is null;
  if paid <> payment.amount * (payment.undone_at is null)::integer then
    raise exception 'of payment % by hand % cents of % are posted', payment.id, paid, payment.amount using errcode = 'check_violation';
  end if;
  return null;
end $function$;

-- 0167: No more of a line is credited than came back by it.
CREATE OR REPLACE FUNCTION public.check_return_credit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from return_lines where return_id = new.return_id and position = new.position for no key update;
  if (select sum(pieces) from return_credits where return_id = new.return_id and position = new.position)
     > (select quantity from return_lines where return_id = new.return_id and position = new.position) then
    raise exception 'more is credited than is returned' using errcode = 'check_violation';
  end if;
  return null;
end $function$;

-- 0167: The lines of a return are of its customer's orders.
CREATE OR REPLACE FUNCTION public.check_return_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select customer_id from returns where id = new.return_id) is distinct from (select customer_id from orders where id = new.order_id) then
    raise exception 'a return has lines of its own customer' using errcode = 'check_violation';
  end if;
  return new;
end $function$;

-- 0005: Colours in the order of the trade: black first.
CREATE OR REPLACE FUNCTION public.colour_rank(colour text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(array_position(ARRAY['K'::text, 'C'::text, 'M'::text, 'Y'::text, 'CMY'::text, 'CMYK'::text, 'KIT'::text, ''::text], colour), 9);

CREATE OR REPLACE FUNCTION public.count_cancellation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update orders
     set cancelled_total = cancelled_total + new.total, cancelled_vat = cancelled_vat + new.vat
   where id = new.order_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_facets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

-- 0167: `order_lines.returned` counts the pieces of living returns: whoever changes a line changes it, and the CHECK there refuses more
-- than was shipped. The order is locked before, so that two returns of it come one after the other.
CREATE OR REPLACE FUNCTION public.count_returned()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before integer := case when tg_op = 'INSERT' then 0 else pieces_returned(old) end;
  after integer := case when tg_op = 'DELETE' then 0 else pieces_returned(new) end;
begin
  if tg_op = 'UPDATE' and (old.order_id, old.order_position, before) = (new.order_id, new.order_position, after) then
    return null;
  end if;
  if before > 0 then
    update order_lines set returned = returned - before where order_id = old.order_id and position = old.order_position;
  end if;
  if after > 0 then
    update order_lines set returned = returned + after where order_id = new.order_id and position = new.order_position;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_sold()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from models
    where id in (select model_id from compatibilities where sku_id = new.id) order by id for no key update;
  update models
     set sku_count = sku_count + case when new.facet_id is null then -1 else 1 end
   where id in (select model_id from compatibilities where sku_id = new.id);
  return null;
end
$function$;

-- 0201: As `normalise` of rules/product/part-number.ts; what is typed goes through it, too, so that both are always read alike.
CREATE OR REPLACE FUNCTION public.cust_number_key(number text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(normalize(replace(upper(normalize(number, NFKD)), 'ß', 'SS'), NFKD), '[^[:alnum:]]', '', 'g')
$function$;

-- 0201: A line of two that were one has the numbers of both: `A-1, B-7`.
CREATE OR REPLACE FUNCTION public.cust_number_keys(numbers text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select distinct k.key
    from regexp_split_to_table(numbers, ', ') as n (number)
   cross join lateral cust_number_key(n.number) as k (key)
   where length(k.key) >= 2
$function$;

CREATE OR REPLACE FUNCTION public.fill_account_currency()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.currency := coalesce(new.currency, new.payment_currency);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.fold_facet_counts()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;

-- 0186: What the bank has said of an account stays to be read under it.
CREATE OR REPLACE FUNCTION public.keep_account_of_statements()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (tg_op = 'DELETE' or (new.org_id, new.account, new.currency) is distinct from (old.org_id, old.account, old.currency))
     and exists (select from bank_statements where account = old.account and currency = old.currency) then
    raise exception 'statements of the account % were read', old.account using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_audit_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The audit trail is only ever added to';
end $function$;

-- 0157: What the bank said stays as it was said; what is decided about it may change.
CREATE OR REPLACE FUNCTION public.keep_bank_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if to_jsonb(old) - array['status', 'note', 'decided_at', 'decided_by']
     is distinct from to_jsonb(new) - array['status', 'note', 'decided_at', 'decided_by'] then
    raise exception 'an entry of the bank never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_currency()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The currency of % does not change: the amounts in it would mean something else', tg_table_name
    using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_facet()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

-- 0159: It may be taken back, once; nothing else of it changes.
CREATE OR REPLACE FUNCTION public.keep_hand_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.undone_at is not null
     or to_jsonb(old) - array['undone_at', 'undone_by', 'undone_because']
        is distinct from to_jsonb(new) - array['undone_at', 'undone_by', 'undone_because'] then
    raise exception 'a payment never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

-- 0003: A SKU is in stock when any warehouse can promise a piece. Written only when a warehouse runs dry or is filled. The SKUs are locked
-- in sorted order before their stock is read, so that two orders that empty two warehouses at once neither deadlock nor leave the mark
-- behind.
CREATE OR REPLACE FUNCTION public.keep_in_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

-- 0157: A posting may be taken back, once; nothing else of it changes.
CREATE OR REPLACE FUNCTION public.keep_payment_posting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.taken_back_by is not null or to_jsonb(old) - 'taken_back_by' is distinct from to_jsonb(new) - 'taken_back_by' then
    raise exception 'a posting never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

-- 0005: The SKUs as an array: a plan that was made while the table was empty must serve when it is full.
CREATE OR REPLACE FUNCTION public.keep_printers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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

  if tg_op = 'INSERT' then
    update models m
       set sku_count = m.sku_count + t.count
      from (
        select f.model_id, count(*) as count
          from touched f
          join skus s on s.id = f.sku_id and s.facet_id is not null
         group by f.model_id
      ) t
     where m.id = t.model_id;
  else
    -- Of what is gone nobody knows any more whether it was sold.
    update models m
       set sku_count = n.count
      from (
        select t.model_id, count(s.id) as count
          from (select distinct model_id from touched) t
          left join (compatibilities c join skus s on s.id = c.sku_id and s.facet_id is not null) using (model_id)
         group by t.model_id
      ) n
     where m.id = n.model_id and m.sku_count <> n.count;
  end if;
  return null;
end
$function$;

-- 0167: What was submitted stays, and so does what was said and credited of it.
CREATE OR REPLACE FUNCTION public.keep_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> 'saved' then
    raise exception 'a submitted return is never deleted' using errcode = 'check_violation';
  end if;
  return old;
end $function$;

-- 0152: A tracking number belongs to one shipment of its carrier; several parcels of it may share one. Carriers give a number out again
-- after some time. Of two that take the same one, the second waits here for the first, and is refused. A customer's forwarder may be any,
-- so equal numbers say nothing.
CREATE OR REPLACE FUNCTION public.keep_tracking_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  own record;
begin
  select carrier, created_at into own from shipments where id = new.shipment_id;
  if new.tracking_number = '' or own.carrier = 'OWN' then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('tracking ' || own.carrier || ' ' || upper(new.tracking_number), 0));
  if exists (
    select from parcels p join shipments s on s.id = p.shipment_id
     where upper(p.tracking_number) = upper(new.tracking_number) and p.tracking_number <> ''
       and s.id <> new.shipment_id and s.carrier = own.carrier and s.status <> 'cancelled'
       and s.created_at between own.created_at - interval '1 year' and own.created_at + interval '1 year'
  ) then
    raise unique_violation using constraint = 'parcels_tracking_taken', message = 'this tracking number is another shipment''s';
  end if;
  return new;
end $function$;

-- 0201: In one order, so that two who write the same numbers at once wait for each other and no more.
CREATE OR REPLACE FUNCTION public.learn_cust_numbers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from written where cust_number <> '') then return null; end if;
  execute format(
    'insert into cust_numbers (customer_id, key, sku_id)
     select distinct o.customer_id, k.key, w.sku_id
       from written w join %I o on o.id = w.%I and o.customer_id is not null
      cross join lateral cust_number_keys(w.cust_number) as k (key)
      where w.cust_number <> ''''
      order by 1, 2, 3
     on conflict do nothing', tg_argv[0], tg_argv[1]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.move_facet()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into facet_counts (facet_id, skus, in_stock_eu, in_stock_us)
  select facet_id, skus, eu, us
    from (values (old.facet_id, -1, -old.in_stock_eu::integer, -old.in_stock_us::integer),
                 (new.facet_id, 1, new.in_stock_eu::integer, new.in_stock_us::integer)) as c (facet_id, skus, eu, us)
   where facet_id is not null;
  return null;
end
$function$;

-- 0130: Whoever changes a shelf by hand, as the version before does with a stock file, is noted all the same.
CREATE OR REPLACE FUNCTION public.note_direct_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stock_moves (sku_id, warehouse, kind, pieces, ref, reason, at)
  values (new.sku_id, new.warehouse, 'correction', new.on_hand - case when tg_op = 'UPDATE' then old.on_hand else 0 end,
          'direct ' || gen_random_uuid(), 'changed outside of the ledger', now());
  return null;
end $function$;

-- 0124: Another word whenever something changes that a product's picture shows: it is part of the picture's address, which browsers keep
-- for a year.
CREATE OR REPLACE FUNCTION public.picture_version(s skus)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
    select left(md5(concat_ws('|', s.class_id, s.brand_id, s.series_id, s.number, s.oem_code, s.short_name, s.name, s.colour,
      s.yield_pages, s.own_make,
      (select c.drawn_as from classes c where c.id = s.class_id),
      (select string_agg(a.name || ':' || a.value, ';' order by a.name) from sku_attributes a where a.sku_id = s.id))), 10)
  $function$;

-- 0171: What was claimed and never came lets its pieces go once its line is settled: nothing was given for them, so they may be returned
-- yet. The order is locked before, so that two returns of it come one after the other.
CREATE OR REPLACE FUNCTION public.pieces_returned(line return_lines)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when line.state in ('submitted', 'approved', 'sent', 'received', 'inspected') then line.quantity
    when line.state in ('credited', 'replaced', 'sentBack') then coalesce(line.received, line.quantity)
    else 0
  end
$function$;

-- 0158: A clearing is no older than what it clears, though its transaction may have begun before theirs and around midnight: else a
-- statement of that day would show it without one of the two.
CREATE OR REPLACE FUNCTION public.post_clearing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  debit  finance_items;
  credit finance_items;
begin
  -- In one order, whoever clears: two clearings of the same items wait for each other instead of locking each other out.
  perform from finance_items where id in (new.debit_id, new.credit_id) order by id for no key update;
  select * into strict debit from finance_items where id = new.debit_id;
  select * into strict credit from finance_items where id = new.credit_id;
  if debit.side <> 'debit' or credit.side <> 'credit' then
    raise exception 'a clearing settles a debit by a credit' using errcode = 'check_violation';
  end if;
  if debit.customer_id <> credit.customer_id or debit.currency <> credit.currency then
    raise exception 'a clearing has one customer and one currency' using errcode = 'check_violation';
  end if;
  if new.amount + coalesce((select sum(amount) from clearings where debit_id = new.debit_id and credit_id = new.credit_id), 0) < 0 then
    raise exception 'more was taken back than cleared' using errcode = 'check_violation';
  end if;
  new.at := greatest(new.at, debit.created_at, credit.created_at);
  update finance_items set cleared = cleared + new.amount where id in (new.debit_id, new.credit_id);
  return new;
end $function$;

-- 0130: The shelf follows the ledger. Rows are locked in sorted order, as everywhere.
CREATE OR REPLACE FUNCTION public.post_stock_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stock (sku_id, warehouse)
  select distinct sku_id, warehouse from posted order by sku_id, warehouse
  on conflict do nothing;

  with changed as (
    select sku_id, warehouse, sum(pieces)::integer as pieces, coalesce(sum(pieces) filter (where promised), 0)::integer as promised
      from posted
     group by sku_id, warehouse
    having sum(pieces) <> 0
  ), locked as materialized (
    select k.sku_id, k.warehouse, c.pieces, c.promised
      from stock k join changed c using (sku_id, warehouse)
     order by k.sku_id, k.warehouse
       for no key update of k
  )
  update stock k set on_hand = k.on_hand + l.pieces, allocated = k.allocated + l.promised
    from locked l where k.sku_id = l.sku_id and k.warehouse = l.warehouse;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_suffixes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from number_suffixes where sku_id in (select sku_id from old_numbers);
  insert into number_suffixes (suffix, sku_id)
  select distinct s.suffix, n.sku_id
    from part_numbers n cross join lateral suffixes_of(n.kind, n.normalised) as s (suffix)
   where n.sku_id in (select sku_id from old_numbers)
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_finance_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% never changes: post another one', tg_table_name using errcode = 'restrict_violation';
end $function$;

-- 0186: An account belongs to one company. Those that stood at several sites before stay until their number changes.
CREATE OR REPLACE FUNCTION public.refuse_foreign_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and (new.org_id, new.account) is not distinct from (old.org_id, old.account) then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('bank account ' || new.account, 0));
  if exists (select from own_bank_accounts where account = new.account and org_id <> new.org_id) then
    raise exception 'another company has the account %', new.account using errcode = 'unique_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'stock moves never change: post another one';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_return_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what is recorded of a return never changes' using errcode = 'check_violation';
end $function$;

-- 0201: What a favourite is called now, and no longer what it was called before.
CREATE OR REPLACE FUNCTION public.rename_cust_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from cust_numbers c using accounts a
   where a.id = new.account_id and c.customer_id = a.customer_id and c.sku_id = new.sku_id
     and c.key in (select cust_number_keys(old.cust_number));
  insert into cust_numbers (customer_id, key, sku_id)
  select a.customer_id, k.key, new.sku_id
    from accounts a cross join lateral cust_number_keys(new.cust_number) as k (key)
   where a.id = new.account_id and a.customer_id is not null
   order by k.key
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from name_words where sku_id = new.id;
  insert into name_words (word, sku_id) select word, new.id from words_of(all_names(new.name, new.names)) as word;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.return_line_words(order_id bigint, order_position integer)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select upper(concat_ws(' ', o.order_number, p.number, p.oem_code, p.cust_number, (
           select string_agg(n.normalised, ' ' order by n.normalised) from part_numbers n where n.sku_id = p.sku_id)))
    from order_lines p join orders o on o.id = p.order_id
   where p.order_id = $1 and p.position = $2
$function$;

CREATE OR REPLACE FUNCTION public.return_waits_since()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  decision_since timestamptz := coalesce(new.answered_at, new.submitted_at);
begin
  new.waits_since := case
    when new.status = 'submitted' and new.question = '' then decision_since
    when new.status = 'approved' and new.delivery_mode = 'providerCourier' then coalesce(new.decided_at, new.updated_at)
    when new.status not in ('submitted', 'approved', 'sent', 'received', 'inspected') then null
    when exists (select from return_lines l where l.return_id = new.id and l.state in ('received', 'inspected'))
      then case when new.status = 'submitted' then decision_since else new.updated_at end
  end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.same_checkout_options()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    new.checkout_options := coalesce(new.checkout_options, new.wishes);
  elsif new.checkout_options is not distinct from old.checkout_options then
    new.checkout_options := new.wishes;
  end if;
  new.wishes := new.checkout_options;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.set_return_line_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.words := return_line_words(new.order_id, new.order_position);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.stocked_regions(sku_ids integer[])
 RETURNS TABLE(sku_id integer, eu boolean, us boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select t.sku_id, coalesce(bool_or(w.region = 'EU' and k.on_hand > k.allocated), false),
         coalesce(bool_or(w.region = 'US' and k.on_hand > k.allocated), false)
    from unnest(sku_ids) as t (sku_id)
    left join stock k using (sku_id)
    left join warehouses w on w.code = k.warehouse
   group by t.sku_id
$function$;

CREATE OR REPLACE FUNCTION public.suffixes_of(kind text, normalised text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select substr(normalised, at)
    from generate_series(2, least(length(normalised) - 2, 30)) as at
   where kind not in ('own', 'ean', 'union')
  union all
  select digits
    from ltrim(normalised, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') as digits
   where kind = 'own' and length(digits) >= 3
$function$;

CREATE OR REPLACE FUNCTION public.tell_visitors()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into visitor_changes default values;
  return null;
end
$function$;

-- The words of a name as rules/catalogue/product/part-number.ts normalises what is typed: without accents.
CREATE OR REPLACE FUNCTION public.words_of(name text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  select distinct w.word
    from regexp_split_to_table(name, '[^[:alpha:]]+') as i (part)
   cross join lateral regexp_replace(normalize(replace(upper(i.part), 'ß', 'SS'), NFKD), '[^[:alpha:]]', '', 'g') as w (word)
   where length(w.word) between 3 and 40 and not exists (select from filter_words f where f.word = w.word collate "C")
$function$;

-- The bands of yield: 0 where no yield is known, 1 up to 1,000 pages … 6 above 20,000.
CREATE OR REPLACE FUNCTION public.yield_band_of(pages integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (CASE WHEN (pages IS NULL) THEN 0 ELSE (1 + width_bucket((pages - 1), ARRAY[1000, 2500, 5000, 10000, 20000])) END)::smallint;
