-- What a customer wants of its invoices. Who has no row said nothing.
create table invoice_settings (
  customer_id    integer primary key references customers,
  email          text not null check (length(email) <= 254),                -- where invoices go first; empty: as each order says
  reference      text not null check (length(reference) <= 60),             -- of the buyer (BT-10), such as a Leitweg-ID
  peppol_address text not null check (peppol_address ~ '^([0-9]{4}:[A-Z0-9_-]{1,120})?$'),  -- scheme (EAS) and number
  is_xrechnung   boolean not null,
  -- XRechnung, BR-DE-15.
  check (not is_xrechnung or reference <> '')
);

-- Where a company of ours is reached by Peppol.
alter table offices add column peppol_address text not null default '' check (peppol_address ~ '^([0-9]{4}:[A-Z0-9_-]{1,120})?$');
