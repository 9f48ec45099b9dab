-- A colleague may hold several roles. The version before knows 'manager' and 'admin' alone: managers keep that word until
-- one of this version changes them, so that they work on while both run; everybody new is 'staff'.
alter table accounts
  add column staff_roles text[] not null default '{}'
    constraint accounts_staff_roles_check check (staff_roles <@ '{manager,desk,warehouse,finance,content}');

update accounts set staff_roles = '{manager}' where role = 'manager';

alter table accounts
  drop constraint accounts_role_check,
  add constraint accounts_role_check
    check (role in ('none', 'main', 'buyer', 'salesrep', 'requester', 'manager', 'staff', 'admin')),
  drop constraint accounts_check,
  add constraint accounts_check check ((customer_id is null) = (role in ('manager', 'staff', 'admin'))),
  add constraint accounts_staff_have_roles check ((role in ('manager', 'staff')) = (staff_roles <> '{}'));

-- The list of colleagues.
create index accounts_staff on accounts (id) where customer_id is null;
