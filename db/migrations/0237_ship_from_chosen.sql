-- An order whose warehouse its customer chose waits there, whatever comes to another. Orders from before this do not say it, and may move as until now.
alter table orders add column ship_from_chosen boolean not null default false;
