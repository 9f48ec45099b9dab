-- A customer who stays signed in on a device is not signed out for hours in which they do not come.
alter table sessions add column kept boolean not null default false;
