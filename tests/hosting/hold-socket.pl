# Holds a listening socket as systemd does, and starts a program with it as its third descriptor, once for each line that
# arrives: perl hold-socket.pl PORT PROGRAM ARGUMENT...
# The program before it is asked to stop, and has ended when the next one starts. The end of the input ends both.
use strict;
use warnings;
use Socket;
use POSIX ();

my ($port, @program) = @ARGV;
$^F = 3;
socket(my $socket, PF_INET, SOCK_STREAM, 0) or die "socket: $!";
setsockopt($socket, SOL_SOCKET, SO_REUSEADDR, 1);
bind($socket, sockaddr_in($port, INADDR_LOOPBACK)) or die "bind: $!";
listen($socket, 1024) or die "listen: $!";

my $child;
sub stop { return unless $child; kill 'TERM', $child; waitpid $child, 0; }
while (<STDIN>) {
  stop();
  $child = fork();
  next if $child;
  open(STDIN, '<', '/dev/null');
  POSIX::dup2(fileno($socket), 3);
  $ENV{LISTEN_FDS} = 1;
  exec @program or die "exec: $!";
}
stop();
