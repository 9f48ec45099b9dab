-- How the shop deals with a carrier: by hand, or by a program that gives tracking numbers and tells where parcels are.
alter table carriers add column adapter text not null default 'hand' check (adapter in ('hand', 'test'));

-- What a carrier itself said of a parcel: the number that it gave, until its label is cancelled, and where the parcel was seen last.
alter table parcels
  add column label_number   text,
  add column label_ended_at timestamptz,
  add column tracking_state text check (tracking_state in ('inTransit', 'delivered', 'failed')),
  add column tracking_at    timestamptz,
  add constraint parcels_label_check check (label_ended_at is null or label_number is not null),
  add constraint parcels_tracking_seen_check check ((tracking_state is null) = (tracking_at is null));

-- Labels of shipments that were cancelled after they were packed: somebody asks once a minute for those that are to be given back.
create index shipments_cancelled on shipments (packed_at) where status = 'cancelled' and packed_at is not null;
