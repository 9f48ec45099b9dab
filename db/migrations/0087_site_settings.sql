-- What a company says of itself belongs to the operator: a site begins without it, and an empty text means "not set yet".
alter table orgs
  add column order_email text not null default ''
    constraint orgs_order_email_check check (order_email = '' or order_email ~ '^[^@\s]+@[^@\s]+$'),
  add column certificates text[] not null default '{}'
    constraint orgs_certificates_check check (certificates <@ '{iso9001,iso14001,rohs}');

alter table orgs
  alter column hot_phone set default '',
  alter column service_email set default '',
  alter column skype_id set default '',
  add constraint orgs_hot_phone_check check (length(hot_phone) <= 40),
  add constraint orgs_service_email_check check (service_email = '' or service_email ~ '^[^@\s]+@[^@\s]+$'),
  add constraint orgs_skype_id_check check (length(skype_id) <= 60);

update orgs set certificates = '{iso9001,iso14001,rohs}'
 where exists (select from accounts where email like '%@demo.example');

-- Every shop was given the made-up companies, bank accounts and addresses of the demo. Outside of the demo they go, wherever
-- nobody has changed them: a customer must not be told to pay to an account that nobody has.
create temporary table made_up on commit drop as
select not exists (select from accounts where email like '%@demo.example') as everywhere;

delete from bank_accounts using made_up
 where made_up.everywhere
   and account in
     ('NL42ASTR0000000001', '000000000002', 'IT94X0000000000000000000003', 'DE95000000000000000005',
      'GB58ASTR00000000000007', 'FR1000000000000000000000800', 'PL95000000000000000000000011');
delete from offices using made_up where made_up.everywhere and email like '%@aster.example';
update orgs set service_email = '' from made_up where made_up.everywhere and service_email like '%@aster.example';
update orgs set skype_id = '' from made_up where made_up.everywhere and skype_id like 'live:aster.__';
update orgs set hot_phone = '' from made_up
 where made_up.everywhere
   and hot_phone in ('+31 20 000 0001', '+1 215 555 0100', '+39 02 0000 0003', '+49 30 23125 005', '+44 20 7946 0007',
                     '+33 1 99 00 00 08', '+48 22 000 00 11', '+31 20 000 0015');
update carriers set tracking_url = '' from made_up
 where made_up.everywhere and tracking_url ~ '^https://(parcel|express|freight)\.example/';
delete from declarations using made_up
 where made_up.everywhere and type = 'home' and part in ('figure', 'gift')
   and title ->> 'en' in ('600,000 pieces', 'Next day', '2 to 4 days', '1.5 million cartridges', 'Six languages',
                      'A gift with your first registration');

-- The shop at work goes on: its desk learns of orders at the address that it has.
update orgs set order_email = service_email where service_email <> '';

-- The desk reads the newest orders of one site, those of today, and those that wait for somebody.
create index orders_org on orders (org_id, id desc);
create index orders_placed on orders (placed_at);
create index orders_held on orders (status) where status in ('onHold', 'awaitingPayment');
