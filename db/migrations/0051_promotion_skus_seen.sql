-- Home shows visitors the products of promotions of every kind, so they hear of the products of these, too.
create trigger promotion_skus_seen after insert or update or delete or truncate on promotion_skus
  for each statement execute function tell_visitors();
